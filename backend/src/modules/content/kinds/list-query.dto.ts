import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '../../../platform/http/page.ts';

export class ContentListQuery extends ListQuery {
  /** By title, as one looks something up; otherwise in the order of its kind. */
  @IsOptional()
  @IsIn(['title'], { message: 'Sort by title, or leave it out' })
  sort?: 'title';
}

export class CourseListQuery extends ContentListQuery {
  /** Of this program only: its id or slug. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  program?: string;
}
