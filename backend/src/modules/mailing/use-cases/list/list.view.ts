import { ApiProperty } from '@nestjs/swagger';

export { campaignTypes, type CampaignType } from '../../domain/email-campaign.entity.ts';

/** Result of a subscription. Both fields are false for a new email address. */
export class SubscriptionOutcomeView {
  /** The email address was already subscribed; nothing changed. */
  alreadySubscribed!: boolean;
  /** The email address was unsubscribed and is subscribed again. */
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
