import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailRateLimitRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
    /** End of the last pause. Requests that reserved an earlier time wait for it too. */
    pausedUntil: p.datetime().nullable(),
  },
});

/** Rate limit for sending emails, shared by all workers. Batches have a row of their own. */
export class MailRateLimitRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailRateLimitRow);

export const sharedMailRateLimitId = 'letters';
/** Pace of batches, on which other emails never wait. Every other email delays it by one slot. */
export const batchPaceId = 'batches';
