import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '../../../platform/http/page.ts';

export class ContentListQuery extends ListQuery {
  /** By title, as one looks something up; otherwise in the order of its kind. */
  @IsOptional()
  @IsIn(['title'], { message: 'Sort by title, or leave it out' })
  sort?: 'title';
}

export class ModuleListQuery extends ContentListQuery {
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

export class EventListQuery extends ContentListQuery {
  /** Only what is still to come, next first; or only what has been, latest first. What repeats is to come until its rule ends. */
  @IsOptional()
  @IsIn(['upcoming', 'past'], { message: 'Choose upcoming or past, or leave it out' })
  when?: 'upcoming' | 'past';
}

export class ResourceFileQuery {
  /** As the resource’s own address carries it; whoever sends a token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
