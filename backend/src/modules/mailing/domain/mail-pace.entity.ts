import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailPaceRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
  },
});

/** Rate limit for sending emails, shared by all workers. Its table has a single row with the id `sharedMailPaceId`. */
export class MailPaceRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailPaceRow);

export const sharedMailPaceId = 'letters';
