import { defineEntity, p } from '@mikro-orm/core';
import { Audience, type AudienceFilter } from './audience.entity.ts';
import type { DeliveryCounts, ExceededLimit } from './delivery-limits.ts';

export const campaignTypes = ['welcome'] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const campaignStatuses = ['draft', 'scheduled', 'freezing', 'sending', 'paused', 'done', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const archivedStatuses: readonly CampaignStatus[] = ['freezing', 'sending', 'paused', 'done'];

export const undoWindowMs = 30_000;

export const pauseReasons = ['staff', 'bounces', 'complaints'] as const;

const EmailCampaignSchema = defineEntity({
  name: 'EmailCampaign',
  tableName: 'email_campaign',
  properties: {
    id: p.uuid().primary(),
    type: p.enum([...campaignTypes, 'newsletter'] as const),
    startedBy: p.uuid().nullable(),
    userId: p.uuid().nullable(),
    startedAt: p.datetime().nullable(),
    status: p.enum(campaignStatuses).default('done'),
    subject: p.text().default(''),
    preheader: p.text().default(''),
    body: p.text().default(''),
    audienceId: () =>
      p.manyToOne(Audience).mapToPk().joinColumn('audience_id').nullable().index().deleteRule('set null'),
    filter: p.json<AudienceFilter>().nullable(),
    isPublic: p.boolean().default(false),
    slug: p.text().nullable().unique(),
    createdBy: p.uuid().nullable(),
    updatedBy: p.uuid().nullable(),
    createdAt: p.datetime().nullable(),
    updatedAt: p.datetime().nullable(),
    testedAt: p.datetime().nullable(),
    sendAt: p.datetime().nullable(),
    confirmedRecipients: p.integer().nullable(),
    variants: p.text().nullable().lazy(),
    frozenUpTo: p.uuid().nullable(),
    frozenAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    pauseReason: p.enum(pauseReasons).nullable(),
    pauseCounts: p.json<DeliveryCounts>().nullable(),
    /** After an automatic pause, the limits apply only to reports beyond these counts. */
    countedFrom: p.json<DeliveryCounts>().nullable(),
  },
});

export class EmailCampaign extends EmailCampaignSchema.class {
  isEditable(): boolean {
    return this.type === 'newsletter' && this.status === 'draft';
  }

  pauseOverLimit(limit: ExceededLimit, counts: DeliveryCounts): void {
    this.status = 'paused';
    this.pauseReason = limit;
    this.pauseCounts = counts;
  }

  isPausedOverLimit(): boolean {
    return this.status === 'paused' && Boolean(this.pauseCounts);
  }
}
EmailCampaignSchema.setClass(EmailCampaign);
