import { ApiProperty } from '@nestjs/swagger';

/** What the record knows of: a sit, a lesson, or something written in the journal. */
const practisedKinds = ['sit', 'lesson', 'written'] as const;
export type PractisedKind = (typeof practisedKinds)[number];

export class PracticeDayView {
  /** Such as 2026-11-22; days end at 4 in the morning. */
  day!: string;
  /** Of sits and lessons together. */
  minutes!: number;
  sits!: number;
  sitMinutes!: number;
  lessons!: number;
  /** What of them was played. */
  lessonMinutes!: number;
  /** Entries of the journal. */
  written!: number;
}

/** Something that was done on a day. */
export class PractisedView {
  @ApiProperty({ enum: practisedKinds, enumName: 'PractisedKind' })
  kind!: PractisedKind;
  /** RFC 3339 */
  at!: string;
  /** Of the meditation, lesson or reflection; null for a silent sit, a free entry, and what is gone by now. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  minutes!: number;
  /** Where a lesson was left, in seconds; null once it was seen to its end, and for what is no lesson. */
  @ApiProperty({ type: Number, nullable: true })
  positionSec!: number | null;
}

/** One day of the record. */
export class DayView {
  day!: string;
  /** In the order in which it was done. */
  items!: PractisedView[];
}

/** Minutes of sitting by what they were sat with. */
export class KindMinutesView {
  meditation!: number;
  silent!: number;
}

export class PracticeMonthView extends KindMinutesView {
  /** 1 to 12. */
  month!: number;
}

/** From one new moon to the next. */
export class MoonView {
  /** RFC 3339, the new moon it began with. */
  from!: string;
  /** RFC 3339, the full moon between. */
  full!: string;
  /** RFC 3339, the new moon it ends with. */
  to!: string;
  /** How many days of it have practice. */
  days!: number;
  minutes!: number;
}

/** A year of practice. Days without any are not in it. */
export class RecordView {
  keepsRecord!: boolean;
  year!: number;
  /** In their order. */
  days!: PracticeDayView[];
  byKind!: KindMinutesView;
  /** All twelve. */
  months!: PracticeMonthView[];
  /** The moon of this moment, whatever the year. */
  moon!: MoonView;
}

export class RecordWishView {
  /** False: nothing comes into the record. */
  keepsRecord!: boolean;
}
