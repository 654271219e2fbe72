import { ApiProperty } from '@nestjs/swagger';
import { OptionalLinkUrl } from '../kinds/url-rules.ts';
import { OptionalText } from '../kinds/field-rules.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventTime } from '../kinds/event/time-rules.ts';

const Note = () => OptionalText('Note', 500);

/** Identifies a date by its current start. */
export class WhichDateDto {
  @EventTime('Date')
  date!: ValidDate;
}

export class AddDateDto {
  @EventTime('Start')
  startsAt!: ValidDate;

  @EventTime('End')
  endsAt!: ValidDate;

  /** The note that attendees receive about the change. */
  @Note()
  note?: string | null;

  /** The meeting link of this date when it differs from the event's link. */
  @OptionalLinkUrl('Room')
  room?: string | null;
}

export class MoveDateDto extends AddDateDto {
  @EventTime('Date')
  date!: ValidDate;
}

export class CancelDateDto extends WhichDateDto {
  @Note()
  note?: string | null;
}

/** One date of an event, as staff see it. */
export class StaffEventDateView {
  /** Identifies the date even after it is moved. */
  knownAs!: string;
  /** Null for a date that was added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  startsAt!: string;
  endsAt!: string;
  isCancelled!: boolean;
  note!: string | null;
  room!: string | null;
  /** The number of changes. */
  sequence!: number;
}

export class StaffEventDatesView {
  items!: StaffEventDateView[];
}
