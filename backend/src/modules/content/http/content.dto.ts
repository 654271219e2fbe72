import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '../../../platform/http/page.ts';

export class ModuleListQuery extends ListQuery {
  /** Of this program only: its id or slug. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  program?: string;
}

export class LessonListQuery extends ModuleListQuery {
  /** Of this module only: its id or slug. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  module?: string;
}

export class EventListQuery extends ListQuery {
  /** Only what is still to come, next first; or only what has been, latest first. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';
}
