import { PartialType } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { Slug } from './address-rules.ts';
import { Choice, ParentId, Seen, Whole, Words } from './field-rules.ts';

export class CreateModuleDto {
  @ParentId('Program')
  programId!: string;

  @Words('Title', 200)
  title!: string;

  @Slug()
  slug!: string;

  @Whole('Order', 1)
  orderNum?: number;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;
}

/** Only what is sent is changed. */
export class ChangeModuleDto extends PartialType(CreateModuleDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
