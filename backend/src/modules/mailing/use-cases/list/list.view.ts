import { ApiProperty } from '@nestjs/swagger';

export { reflectionFrequencies, type ReflectionFrequency } from '../../domain/email-subscriber.entity.ts';
export { campaignTypes, type CampaignType } from '../../domain/email-campaign.entity.ts';

/** Result of subscribing an email address. The first two fields are false for a new email address. */
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

/** Confirms that the welcome email is queued. */
export class CampaignStartedView {
  campaignId!: string;
  queued!: boolean;
}
