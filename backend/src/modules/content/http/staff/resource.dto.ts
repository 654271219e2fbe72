import { PartialType } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { resourceTypes, type ResourceType } from '../../use-cases/choices.ts';
import { Address } from './address-rules.ts';
import { Choice, OptionalWords, Seen, Tags, Words } from './field-rules.ts';

export class CreateResourceDto {
  @Words('Title', 200)
  title!: string;

  @Choice('ResourceType', resourceTypes, 'pdf')
  type?: ResourceType;

  /** Another site’s address, or /library/<file> for one that is kept here and handed out by tier. */
  @Address('URL')
  url!: string;

  @OptionalWords('Description', 2_000)
  description?: string | null;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Tags()
  tags?: string[] | null;
}

/** Only what is sent is changed. */
export class ChangeResourceDto extends PartialType(CreateResourceDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
