import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadinessQuery {
  /** A check to leave out. An api process that serves pages without a worker is ready if you exclude `worker`. */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
