import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadyQuery {
  /** A check to leave out: with `worker`, an api process that can serve pages is ready without a worker. */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
