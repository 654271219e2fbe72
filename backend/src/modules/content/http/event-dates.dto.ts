import { ApiProperty } from '@nestjs/swagger';
import { OptionalAddress } from '../kinds/address-rules.ts';
import { OptionalWords } from '../kinds/field-rules.ts';
import type { ValidDate } from '../../../platform/http/date-time.ts';
import { EventTime } from '../kinds/event/time-rules.ts';

const Note = () => OptionalWords('Note', 500);

/** The date that is meant, by its start as it is now. */
export class WhichDateDto {
  @EventTime('Date')
  date!: ValidDate;
}

export class AddDateDto {
  @EventTime('Start')
  startsAt!: ValidDate;

  @EventTime('End')
  endsAt!: ValidDate;

  /** Those who come are told. */
  @Note()
  note?: string | null;

  /** The link to its own room, where it is not the one of the event. */
  @OptionalAddress('Room')
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
  /** By what it is known however often it is moved. */
  knownAs!: string;
  /** Null for a date that was added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  startsAt!: string;
  endsAt!: string;
  isCancelled!: boolean;
  note!: string | null;
  room!: string | null;
  /** How often it was changed. */
  sequence!: number;
}

export class StaffEventDatesView {
  items!: StaffEventDateView[];
}
