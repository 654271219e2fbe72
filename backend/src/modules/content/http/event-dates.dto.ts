import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { changeScopes, type ChangeScope } from '../use-cases/end-series.ts';
import { OptionalLinkUrlField } from '../kinds/url-rules.ts';
import { OptionalTextField } from '../kinds/field-rules.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventTimeField } from '../kinds/event/time-rules.ts';

const Note = () => OptionalTextField('Note', 500);

export class EventDateRefDto {
  @EventTimeField('Date')
  date!: ValidDate;
}

export class AddEventDateDto {
  @EventTimeField('Start')
  startsAt!: ValidDate;

  @EventTimeField('End')
  endsAt!: ValidDate;

  /** Note about the change, which attendees receive. */
  @Note()
  note?: string | null;

  /** Meeting link of this occurrence, if different from the link of the event. */
  @OptionalLinkUrlField('Room')
  room?: string | null;
}

export class MoveEventDateDto extends AddEventDateDto {
  @EventTimeField('Date')
  date!: ValidDate;
}

export class CancelEventDateDto extends EventDateRefDto {
  @Note()
  note?: string | null;

  /** `later` also cancels all later occurrences of the series. */
  @ApiProperty({ enum: changeScopes, default: 'one', required: false })
  @IsOptional()
  @IsIn(changeScopes, { message: 'Choose one or later' })
  scope?: ChangeScope;
}

export class StaffEventDateView {
  /** First start time, which identifies the occurrence even after staff move the occurrence. */
  knownAs!: string;
  /** Start time by the recurrence rule of the event, or null for an occurrence that staff added. */
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
