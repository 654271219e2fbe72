import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { replayKinds, type ReplayKind } from '../use-cases/replays/read-replays.ts';

const yearMessage = 'year must be a year such as 2026';

export class ReplayListQuery extends ListQuery {
  @IsOptional()
  @IsIn(Object.keys(replayKinds), { message: 'Choose circles, workshops or gatherings, or leave it out' })
  kind?: ReplayKind;

  /** Year of the recorded occurrences to return, in the time zone of the event. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: yearMessage })
  @Min(2000, { message: yearMessage })
  @Max(2099, { message: yearMessage })
  year?: number;
}
