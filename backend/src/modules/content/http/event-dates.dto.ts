import { ApiProperty } from '@nestjs/swagger';
import { OptionalLinkUrl } from '../kinds/url-rules.ts';
import { OptionalText } from '../kinds/field-rules.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventTime } from '../kinds/event/time-rules.ts';

const Note = () => OptionalText('Note', 500);

/** Identifies an occurrence of an event by its current start. */
export class WhichDateDto {
  @EventTime('Date')
  date!: ValidDate;
}

export class AddDateDto {
  @EventTime('Start')
  startsAt!: ValidDate;

  @EventTime('End')
  endsAt!: ValidDate;

  /** Note about the change; attendees receive it. */
  @Note()
  note?: string | null;

  /** Meeting link of this occurrence when it differs from the link of the event. */
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

/** One occurrence of an event, as staff see it. */
export class StaffEventDateView {
  /** Identifies the occurrence even after it is moved. */
  knownAs!: string;
  /** Start by the rule of the event; null for an occurrence that was added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  startsAt!: string;
  endsAt!: string;
  isCancelled!: boolean;
  note!: string | null;
  room!: string | null;
  /** Number of times that the occurrence was changed. */
  sequence!: number;
}

export class StaffEventDatesView {
  items!: StaffEventDateView[];
}
