import { PartialType } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { OptionalAddress, Slug } from './address-rules.ts';
import { Choice, OptionalWords, ParentId, Seen, Whole, Words } from './field-rules.ts';

export class CreateLessonDto {
  @ParentId('Module')
  moduleId!: string;

  @Words('Title', 200)
  title!: string;

  @Slug()
  slug!: string;

  @Whole('Order', 1)
  orderNum?: number;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @OptionalAddress('Video URL')
  videoUrl?: string | null;

  /** Seconds. */
  @Whole('Duration', 0)
  durationSec?: number;

  @OptionalWords('Summary', 1_000)
  summary?: string | null;

  @OptionalWords('Transcript', 200_000)
  transcript?: string | null;

  @OptionalWords('Reflection prompt', 2_000)
  reflectionPrompt?: string | null;
}

/** Only what is sent is changed. */
export class ChangeLessonDto extends PartialType(CreateLessonDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
