import { defineEntity, p } from '@mikro-orm/core';

export const campaignTypes = ['welcome'] as const;
export type CampaignType = (typeof campaignTypes)[number];

const EmailCampaignSchema = defineEntity({
  name: 'EmailCampaign',
  tableName: 'email_campaign',
  properties: {
    id: p.uuid().primary(),
    type: p.enum(campaignTypes),
    startedBy: p.uuid(),
    userId: p.uuid().nullable(),
    startedAt: p.datetime(),
  },
});

export class EmailCampaign extends EmailCampaignSchema.class {}
EmailCampaignSchema.setClass(EmailCampaign);
