import { IsOptional } from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

/** Time zone of the member, for the day of the reflection and the days of practice; such a day begins at 4 AM. */
export class DashboardQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}
