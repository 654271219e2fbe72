import { ApiProperty } from '@nestjs/swagger';

export class LetterSummaryView {
  slug!: string;
  title!: string;
  /** Preheader, or the first words of the text. */
  teaser!: string;
  /** Time when sending began. */
  sentAt!: string;
}

export class LetterPage {
  @ApiProperty({ type: [LetterSummaryView] })
  items!: LetterSummaryView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

const letterPartTypes = ['prose', 'button', 'item', 'reflection'] as const;

export class LetterPartView {
  @ApiProperty({ enum: letterPartTypes })
  type!: (typeof letterPartTypes)[number];
  /** Safe HTML of `prose` and `reflection`. */
  html!: string | null;
  /** Title of an `item` (an event or a program) or a `reflection`. */
  title!: string | null;
  /** Next date of an event in words. */
  when!: string | null;
  /** Short description of an `item`. */
  summary!: string | null;
  /** Text of the link of a `button` or an `item`. */
  label!: string | null;
  /** Target of the link of a `button` or an `item`. */
  url!: string | null;
  /** Question of a `reflection`. */
  question!: string | null;
}

export class LetterView extends LetterSummaryView {
  @ApiProperty({ type: [LetterPartView] })
  parts!: LetterPartView[];
}
