import { PartialType } from '@nestjs/swagger';
import { OptionalAddress, Slug } from './address-rules.ts';
import { OptionalWords, Seen, Words, YesOrNo } from './field-rules.ts';

export class CreateProgramDto {
  @Words('Title', 200)
  title!: string;

  @Slug()
  slug!: string;

  @OptionalWords('Summary', 1_000)
  summary?: string | null;

  @OptionalWords('Long description', 20_000)
  longDescription?: string | null;

  @OptionalAddress('Hero image')
  heroImage?: string | null;

  @OptionalAddress('Icon')
  icon?: string | null;

  @YesOrNo('Members only')
  isMembersOnly?: boolean;

  /** How long it takes, in words: '6 weeks'. */
  @OptionalWords('Duration', 60)
  durationLabel?: string | null;
}

/** Only what is sent is changed. */
export class ChangeProgramDto extends PartialType(CreateProgramDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
