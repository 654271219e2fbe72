import { IsOptional } from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

/** Time zone of the member. A day of practice begins at 4 AM in it. */
export class DashboardQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}
