import { ApiProperty } from '@nestjs/swagger';

export class DailyReflectionView {
  id!: string;
  /** The day of the reflection, such as 2026-11-22. */
  date!: string;
  title!: string;
  /** Text as Markdown. */
  text!: string;
  /** Text as HTML that is safe to show. */
  textHtml!: string;
  /** Text without Markdown marks. */
  textPlain!: string;
  question!: string;
  /** The URL of the audio version, or null without one. */
  @ApiProperty({ type: String, nullable: true })
  audioUrl!: string | null;
  /** True for an invented reflection in the sample data. */
  isSample!: boolean;
}

export class TodayReflectionView {
  /** Day in the time zone of the reader, such as 2026-11-22, which begins at 4 AM. */
  day!: string;
  /** Reflection of the day, or null on a day without one. */
  @ApiProperty({ type: DailyReflectionView, nullable: true })
  reflection!: DailyReflectionView | null;
}

export class PastReflectionView extends DailyReflectionView {
  hasWritten!: boolean;
}

export class ReflectionPageView {
  items!: PastReflectionView[];
  /** First day that has a reflection, or null if there is none. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  since!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}
