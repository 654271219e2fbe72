import { ApiProperty } from '@nestjs/swagger';

/** A text for one day, with a question to take along. */
export class DailyReflectionView {
  id!: string;
  /** The day it is for, such as 2026-11-22. */
  date!: string;
  title!: string;
  text!: string;
  question!: string;
  /** Where it is read aloud. */
  @ApiProperty({ type: String, nullable: true })
  audioUrl!: string | null;
  /** Made up to show the product. */
  isSample!: boolean;
}

export class TodayView {
  /** Such as 2026-11-22; a day begins at 4 in the morning where the reader is. */
  day!: string;
  /** Null on a day that has none. */
  @ApiProperty({ type: DailyReflectionView, nullable: true })
  reflection!: DailyReflectionView | null;
}

export class FormerReflectionView extends DailyReflectionView {
  /** True when the reader has written to it. */
  hasWritten!: boolean;
}

/** The days before today, latest first. */
export class ReflectionsPage {
  items!: FormerReflectionView[];
  /** The first day that there is; null before there is one. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  since!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}
