import { IsIn, IsOptional } from 'class-validator';

const excludable = ['worker'] as const;

export class ReadyQuery {
  /** A check to leave out: `worker` keeps an api ready that can serve pages while no worker runs. */
  @IsOptional()
  @IsIn(excludable)
  exclude?: (typeof excludable)[number];
}
