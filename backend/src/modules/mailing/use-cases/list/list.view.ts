import { ApiProperty } from '@nestjs/swagger';

import { consentPurposeHints } from '../../domain/consent-purposes.ts';
import { reflectionFrequencies, type ReflectionFrequency } from '../../domain/email-subscriber.entity.ts';
export { reflectionFrequencies, type ReflectionFrequency };
export { campaignTypes, type CampaignType } from '../../domain/email-campaign.entity.ts';

export class SubscriptionOutcomeView {
  /** True when the email address was already subscribed, so nothing changed. */
  alreadySubscribed!: boolean;
  /** True when the email address was unsubscribed before and is now subscribed again. */
  resubscribed!: boolean;
  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True: it is on the list once the person has confirmed it by the mail they got. Else left out.',
  })
  awaitsConfirmation?: true;
}

export class MailingHintsView {
  newsletter!: string;
  productNews!: string;
  clickTracking!: string;
}

export const mailingHints: MailingHintsView = {
  newsletter: consentPurposeHints.newsletter,
  productNews: consentPurposeHints['product-news'],
  clickTracking: consentPurposeHints['click-tracking'],
};

export class AccountMailingView {
  email!: string;
  /** False until the email address of the account is confirmed. */
  mayChoose!: boolean;
  newsletter!: boolean;
  productNews!: boolean;
  clickTracking!: boolean;
  @ApiProperty({ enum: reflectionFrequencies, enumName: 'ReflectionFrequency' })
  reflections!: ReflectionFrequency;
  timeZone!: string;
  /** RFC 3339, end of the pause of the daily reflection, or null without a pause. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  pausedUntil!: string | null;
  hints!: MailingHintsView;
}

export class CampaignStartedView {
  campaignId!: string;
  queued!: boolean;
}
