import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailRateLimitRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
    pausedUntil: p.datetime().nullable(),
  },
});

export class MailRateLimitRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailRateLimitRow);

export const sharedMailRateLimitId = 'letters';
export const batchPaceId = 'batches';
