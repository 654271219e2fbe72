import { ApiProperty } from '@nestjs/swagger';

export { campaignTypes, type CampaignType } from '../../domain/email-campaign.entity.ts';

/** What became of the wish to be on the list. Both false: the address is new, and a mail is on the way to it. */
export class SubscriptionOutcomeView {
  /** It was on the list before; nothing was done. */
  alreadySubscribed!: boolean;
  /** It had left, and comes back. */
  resubscribed!: boolean;
  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True: it is on the list once the person has confirmed it by the mail they got. Else left out.',
  })
  awaitsConfirmation?: true;
}

/** The letter is on its way. */
export class CampaignStartedView {
  campaignId!: string;
  queued!: boolean;
}
