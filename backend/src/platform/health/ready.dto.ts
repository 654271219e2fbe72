import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadinessQuery {
  /** A check to leave out. Exclude `worker` to treat an api process without a worker as ready. */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
