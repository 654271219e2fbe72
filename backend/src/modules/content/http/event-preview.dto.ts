import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventTimeField, EventTimeZoneField, RecurrenceField } from '../kinds/event/time-rules.ts';

export class EventPreviewQuery {
  @EventTimeField('Start')
  startsAt!: ValidDate;

  @EventTimeField('End')
  endsAt!: ValidDate;

  /** IANA time zone of the event. */
  @EventTimeZoneField()
  zone?: string;

  /** RFC 5545 recurrence rule, omitted for an event with a single occurrence. */
  @RecurrenceField()
  recurrence?: string | null;

  /** Id of the edited event, whose own dates are not reported as clashes. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'eventId must be a UUID' })
  eventId?: string;
}
