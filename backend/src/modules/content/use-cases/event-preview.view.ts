import { ApiProperty } from '@nestjs/swagger';

export class PreviewedDateView {
  startsAt!: string;
  endsAt!: string;
}

export class EventClashView {
  eventId!: string;
  title!: string;
  startsAt!: string;
}

export class EventPreviewView {
  /** The next three dates that have not ended. */
  dates!: PreviewedDateView[];
  /** Day of the next daylight saving time change, or null when no later date follows the change. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  clockChange!: string | null;
  /** The first three clashes with dates of other events, within a year. */
  clashes!: EventClashView[];
}
