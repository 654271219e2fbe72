import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';

export class ContentListQuery extends ListQuery {
  /** Sorts by title instead of the order of the kind. */
  @IsOptional()
  @IsIn(['title'], { message: 'Sort by title, or leave it out' })
  sort?: 'title';
}

export class CourseListQuery extends ContentListQuery {
  /** Filters by program: its id or slug. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  program?: string;
}
