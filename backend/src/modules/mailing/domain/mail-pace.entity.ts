import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailRateLimitRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
    /** A request that reserved an earlier time also waits until this time. */
    pausedUntil: p.datetime().nullable(),
  },
});

/** Row of the rate limit that all workers share. */
export class MailRateLimitRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailRateLimitRow);

export const sharedMailRateLimitId = 'letters';
/** Rate limit of batches. Each other email delays the batches by one slot, but never waits for them. */
export const batchPaceId = 'batches';
