import { PartialType } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { eventCategories, type EventCategory } from '../../use-cases/choices.ts';
import { Moment, OptionalAddress, Recurrence, Slug, Zone } from './address-rules.ts';
import { Choice, OptionalWords, Seen, Words, YesOrNo } from './field-rules.ts';

export class CreateEventDto {
  @Words('Title', 200)
  title!: string;

  @Slug()
  slug!: string;

  @Moment('Start')
  startsAt!: string;

  @Moment('End')
  endsAt!: string;

  /** The IANA zone whose wall clock the event keeps. */
  @Zone()
  zone?: string;

  /** An RFC 5545 rule of which the start is the first date, or null for a single date. */
  @Recurrence()
  recurrence?: string | null;

  /** Held on a screen: it keeps its link, otherwise its location. */
  @YesOrNo('Virtual')
  isVirtual?: boolean;

  @OptionalWords('Location', 300)
  location?: string | null;

  @OptionalAddress('Zoom link')
  zoomLink?: string | null;

  @OptionalWords('Description', 5_000)
  description?: string | null;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Choice('EventCategory', eventCategories, 'workshop')
  category?: EventCategory;
}

/** Only what is sent is changed. */
export class ChangeEventDto extends PartialType(CreateEventDto, { skipNullProperties: false }) {
  @Seen()
  updatedAt?: string;
}
