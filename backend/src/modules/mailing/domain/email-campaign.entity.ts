import { defineEntity, p } from '@mikro-orm/core';

export const campaignTypes = ['welcome'] as const;
export type CampaignType = (typeof campaignTypes)[number];

const EmailCampaignSchema = defineEntity({
  name: 'EmailCampaign',
  tableName: 'email_campaign',
  properties: {
    id: p.uuid().primary(),
    type: p.enum(campaignTypes),
    /** The administrator. */
    startedBy: p.uuid(),
    /** The account it was started for, where one was named. */
    userId: p.uuid().nullable(),
    startedAt: p.datetime(),
  },
});

/** An administrator's decision to send an email. */
export class EmailCampaign extends EmailCampaignSchema.class {}
EmailCampaignSchema.setClass(EmailCampaign);
