/** The letter is on its way. */
export class CampaignStartedView {
  campaignId!: string;
  queued!: boolean;
}
