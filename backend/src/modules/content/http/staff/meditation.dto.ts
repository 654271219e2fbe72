import { PartialType } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { meditationTypes, type MeditationType } from '../../use-cases/choices.ts';
import { Address } from './address-rules.ts';
import { Choice, Seen, Tags, Whole, Words } from './field-rules.ts';

export class CreateMeditationDto {
  @Words('Title', 200)
  title!: string;

  @Choice('MeditationType', meditationTypes, 'guided')
  type?: MeditationType;

  @Address('URL')
  url!: string;

  /** Seconds. */
  @Whole('Duration', 0)
  durationSec?: number;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Tags()
  tags?: string[] | null;
}

/** Only what is sent is changed. */
export class ChangeMeditationDto extends PartialType(CreateMeditationDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
