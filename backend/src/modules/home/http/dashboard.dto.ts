import { IsOptional } from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

/** A day of the member begins at 4 AM in this time zone. */
export class DashboardQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}
