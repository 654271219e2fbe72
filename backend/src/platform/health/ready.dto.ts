import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadinessQuery {
  /**
   * A check to leave out. Exclude `worker` to treat an api process as ready when it can serve pages but no worker runs.
   */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
