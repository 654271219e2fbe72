import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker', 'services'] as const;
export type ExcludedChecks = (typeof excludable)[number];

export class ReadinessQuery {
  /**
   * Checks to leave out: `worker`, to treat an api process without a worker as ready; `services`, also to ignore the
   * database and the queue, which another process would not reach either.
   */
  @IsOptional()
  @IsIn(excludable)
  exclude?: ExcludedChecks;
}
