import { IsOptional } from 'class-validator';
import { Zone } from '#platform/http/text-rules.ts';

/** Where the member is: there a day begins at 4 in the morning. */
export class DashboardQuery {
  @IsOptional()
  @Zone({ required: false, default: 'UTC' })
  zone = 'UTC';
}
