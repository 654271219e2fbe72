import type { MailDefinition } from '../../use-cases/emails/define-mail.ts';
import type { CampaignText } from '../../use-cases/campaigns/campaign-renderer.ts';
import { PreviewCampaign, type PreviewedReader } from '../../use-cases/campaigns/preview-campaign.ts';

export interface CampaignTestFacts extends CampaignText {
  readonly as: PreviewedReader;
}

export const campaignTestMail: MailDefinition = {
  name: 'campaign-test',
  queue: 'mailing',
  why: 'Staff of the institute sent a test of a campaign to this email address, before it is sent to the mailing list.',
  consent: 'transactional',
  async render({ facts }, _shared, services) {
    const { as, ...campaign } = facts as CampaignTestFacts;
    const { subject, html, text } = await services.get(PreviewCampaign).preview(campaign, as);
    return { subject: `Test: ${subject}`, html, text, headers: {} };
  },
};
