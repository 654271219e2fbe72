import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';

export class ContentListQuery extends ListQuery {
  /** Sorts by title instead of the usual order of this list. */
  @IsOptional()
  @IsIn(['title'], { message: 'Sort by title, or leave it out' })
  sort?: 'title';
}

export class CourseListQuery extends ContentListQuery {
  /** Id or slug of a program whose content is returned. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  program?: string;
}
