import { defineEntity, p } from '@mikro-orm/core';
import { Audience, type AudienceFilter } from './audience.entity.ts';
import type { DeliveryCounts, ExceededLimit } from './delivery-limits.ts';

export const campaignTypes = ['welcome'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** `freezing`: the recipients are being stored. `stopped`: an administrator ended the campaign early. */
export const campaignStatuses = ['draft', 'scheduled', 'freezing', 'sending', 'paused', 'done', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/**
 * A public campaign is in the archive once sending can no longer be undone. A campaign that staff end early leaves the
 * archive.
 */
export const archivedStatuses: readonly CampaignStatus[] = ['freezing', 'sending', 'paused', 'done'];

/** Time in milliseconds. */
export const undoWindowMs = 30_000;

export const pauseReasons = ['staff', 'bounces', 'complaints'] as const;

const EmailCampaignSchema = defineEntity({
  name: 'EmailCampaign',
  tableName: 'email_campaign',
  properties: {
    id: p.uuid().primary(),
    /** `welcome` is a welcome email that an administrator sent again. `newsletter` is a text that staff wrote. */
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
    /** Time of the last test email; null again when the text changes. */
    testedAt: p.datetime().nullable(),
    sendAt: p.datetime().nullable(),
    confirmedRecipients: p.integer().nullable(),
    variants: p.text().nullable().lazy(),
    frozenUpTo: p.uuid().nullable(),
    frozenAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    pauseReason: p.enum(pauseReasons).nullable(),
    pauseCounts: p.json<DeliveryCounts>().nullable(),
    /** Counts at the last resumption after an automatic pause. The limits apply only to later reports. */
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
