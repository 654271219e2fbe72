import { defineEntity, p } from '@mikro-orm/core';
import { Audience, type AudienceFilter } from './audience.entity.ts';
import type { DeliveryCounts, ExceededLimit } from './delivery-limits.ts';

export const campaignTypes = ['welcome'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/**
 * Status of a newsletter: `freezing`, while its recipients are stored, `sending`, and then `done`; `stopped` when an
 * administrator ended it earlier.
 */
export const campaignStatuses = ['draft', 'scheduled', 'freezing', 'sending', 'paused', 'done', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Statuses in which a public campaign is in the archive: once sending can no longer be undone, unless it was ended. */
export const archivedStatuses: readonly CampaignStatus[] = ['freezing', 'sending', 'paused', 'done'];

/** Time in milliseconds in which sending can be undone. */
export const undoMs = 30_000;

/** Cause of a pause: an administrator, or too many bounces or complaints. */
export const pauseReasons = ['staff', 'bounces', 'complaints'] as const;

const EmailCampaignSchema = defineEntity({
  name: 'EmailCampaign',
  tableName: 'email_campaign',
  properties: {
    id: p.uuid().primary(),
    /** `welcome`: the welcome email that an administrator sent again. `newsletter`: a text that staff wrote. */
    type: p.enum([...campaignTypes, 'newsletter'] as const),
    startedBy: p.uuid().nullable(),
    /** User who gets the welcome email; null for a newsletter. */
    userId: p.uuid().nullable(),
    startedAt: p.datetime().nullable(),
    status: p.enum(campaignStatuses).default('done'),
    subject: p.text().default(''),
    preheader: p.text().default(''),
    body: p.text().default(''),
    /** Saved audience, of which the filter at the time of sending counts; null when `filter` is used. */
    audienceId: () =>
      p.manyToOne(Audience).mapToPk().joinColumn('audience_id').nullable().index().deleteRule('set null'),
    filter: p.json<AudienceFilter>().nullable(),
    /** True for a newsletter that the public archive shows after it was sent. */
    isPublic: p.boolean().default(false),
    slug: p.text().nullable().unique(),
    createdBy: p.uuid().nullable(),
    updatedBy: p.uuid().nullable(),
    createdAt: p.datetime().nullable(),
    updatedAt: p.datetime().nullable(),
    /** Time of the last test email of the text as it was then. */
    testedAt: p.datetime().nullable(),
    /** Time at which a scheduled campaign is sent. */
    sendAt: p.datetime().nullable(),
    /** Number of recipients that the administrator confirmed. */
    confirmedRecipients: p.integer().nullable(),
    /** Rendered variants of the text as JSON, stored when freezing begins. */
    variants: p.text().nullable().lazy(),
    /** Id of the last subscriber whose slice is frozen. */
    frozenUpTo: p.uuid().nullable(),
    /** Time when all recipients were stored. */
    frozenAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    pauseReason: p.enum(pauseReasons).nullable(),
    /** Numbers that exceeded the limit, while the campaign is paused for it. */
    pauseCounts: p.json<DeliveryCounts>().nullable(),
    /** Numbers at the last resumption after such a pause; the limits count from there. */
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
