import { IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { Zone } from '../../../platform/http/zone-rule.ts';

/** Where the reader is: there a day begins at 4 in the morning. */
export class TodayQuery {
  @IsOptional()
  @Zone({ required: false, default: 'UTC' })
  zone = 'UTC';
}

export class ReflectionsQuery extends PageQuery {
  @IsOptional()
  @Zone({ required: false, default: 'UTC' })
  zone = 'UTC';
}
