import { ApiProperty } from '@nestjs/swagger';

/** The kinds of practice in the record: a sit, a lesson, or a journal entry. */
const practiceKinds = ['sit', 'lesson', 'written'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

export class PracticeDayView {
  /** The practice day, such as 2026-11-22; it ends at 4 AM. */
  day!: string;
  /** Minutes of sits and lessons. */
  minutes!: number;
  sits!: number;
  sitMinutes!: number;
  lessons!: number;
  lessonMinutes!: number;
  written!: number;
}

export class PracticeItemView {
  @ApiProperty({ enum: practiceKinds, enumName: 'PractisedKind' })
  kind!: PracticeKind;
  /** RFC 3339 */
  at!: string;
  /** The title of the meditation, lesson or reflection; null for a silent sit, a free entry, or deleted content. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  minutes!: number;
  /**
   * Playback position of an unfinished lesson in seconds; null for a finished lesson and for other kinds of practice.
   */
  @ApiProperty({ type: Number, nullable: true })
  positionSec!: number | null;
}

export class PracticeDayDetailsView {
  day!: string;
  /** In time order. */
  items!: PracticeItemView[];
}

export class KindMinutesView {
  meditation!: number;
  silent!: number;
}

export class PracticeMonthView extends KindMinutesView {
  /** 1 to 12. */
  month!: number;
}

/** A lunar month, from one new moon to the next. */
export class LunarMonthView {
  /** RFC 3339, the new moon at the start. */
  from!: string;
  full!: string;
  /** RFC 3339, the new moon at the end. */
  to!: string;
  /** Number of days with practice in this lunar month. */
  days!: number;
  minutes!: number;
}

/** A year of the practice record; days without practice are left out. */
export class RecordView {
  keepsRecord!: boolean;
  year!: number;
  /** In time order. */
  days!: PracticeDayView[];
  byKind!: KindMinutesView;
  months!: PracticeMonthView[];
  /** The current lunar month, also when another year is requested. */
  moon!: LunarMonthView;
}

export class RecordConsentView {
  /** False while the record is off: new practice is not recorded. */
  keepsRecord!: boolean;
}
