import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailPaceRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
  },
});

/** The rate limit that all workers share. The table has a single row, whose id is `sharedMailPaceId`. */
export class MailPaceRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailPaceRow);

export const sharedMailPaceId = 'letters';
