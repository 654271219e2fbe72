import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailPaceRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    nextAt: p.datetime(),
  },
});

/** The rate limit shared by all senders: one row, named by `thePace`. */
export class MailPaceRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailPaceRow);

export const thePace = 'letters';
