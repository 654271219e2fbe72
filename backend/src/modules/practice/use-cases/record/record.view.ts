import { ApiProperty } from '@nestjs/swagger';

const practiceKinds = ['sit', 'lesson', 'written'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

export class PracticeDayView {
  /** Day of the practice, such as 2026-11-22. A practice day ends at 4 AM of the next date. */
  day!: string;
  /** Minutes of meditation sessions and lessons on this day. */
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
  /** Time of the practice, in RFC 3339. */
  at!: string;
  /** Title of the meditation, lesson or reflection, or null without a title. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  minutes!: number;
  /** Playback position in seconds of an unfinished lesson, otherwise null. */
  @ApiProperty({ type: Number, nullable: true })
  positionSec!: number | null;
}

export class PracticeDayDetailsView {
  day!: string;
  /** Practice of the day, in time order. */
  items!: PracticeItemView[];
}

export class MinutesByPracticeKindView {
  meditation!: number;
  silent!: number;
}

export class PracticeMonthView extends MinutesByPracticeKindView {
  /** Month from 1 to 12. */
  month!: number;
}

export class LunarMonthView {
  /** Time of the new moon at the start of the lunar month, in RFC 3339. */
  from!: string;
  full!: string;
  /** Time of the new moon at the end of the lunar month, in RFC 3339. */
  to!: string;
  /** Number of days with practice in this lunar month. */
  days!: number;
  minutes!: number;
}

export class RecordView {
  keepsRecord!: boolean;
  year!: number;
  /** Days with practice, in time order. */
  days!: PracticeDayView[];
  byKind!: MinutesByPracticeKindView;
  months!: PracticeMonthView[];
  /** Current lunar month, even when another year is requested. */
  moon!: LunarMonthView;
}

export class RecordConsentView {
  /** False when new practice is not recorded. */
  keepsRecord!: boolean;
}
