import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadinessQuery {
  /**
   * A check to leave out. Without the check `worker`, an api process that can serve pages is ready even when no worker
   * runs.
   */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
