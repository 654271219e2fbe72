import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';

const CampaignLinkSchema = defineEntity({
  name: 'CampaignLink',
  tableName: 'campaign_link',
  properties: {
    id: p.uuid().primary(),
    campaignId: () => p.manyToOne(EmailCampaign).mapToPk().joinColumn('campaign_id').deleteRule('cascade'),
    url: p.text(),
    clicks: p.integer().default(0),
  },
  uniques: [{ properties: ['campaignId', 'url'] }],
});

/** Tracked links of a campaign redirect only to stored URLs. */
export class CampaignLink extends CampaignLinkSchema.class {}
CampaignLinkSchema.setClass(CampaignLink);

const CampaignClickSchema = defineEntity({
  name: 'CampaignClick',
  tableName: 'campaign_click',
  properties: {
    linkId: () => p.manyToOne(CampaignLink).mapToPk().primary().joinColumn('link_id').deleteRule('cascade'),
    subscriberId: p.uuid().primary().index(),
    at: p.datetime(),
  },
});

export class CampaignClick extends CampaignClickSchema.class {}
CampaignClickSchema.setClass(CampaignClick);
