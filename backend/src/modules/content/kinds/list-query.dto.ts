import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../../platform/http/page.ts';

export class ContentListQuery extends ListQuery {
  /** By title, as one looks something up; otherwise in the order of its kind. */
  @IsOptional()
  @IsIn(['title'], { message: 'Sort by title, or leave it out' })
  sort?: 'title';
}
