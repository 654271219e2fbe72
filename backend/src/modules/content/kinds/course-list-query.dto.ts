import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ContentListQuery } from './list-query.dto.ts';

export class CourseListQuery extends ContentListQuery {
  /** Of this program only: its id or slug. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  program?: string;
}
