import { defineEntity, p } from '@mikro-orm/core';

const MailPaceSchema = defineEntity({
  name: 'MailPaceRow',
  tableName: 'mail_pace',
  properties: {
    id: p.text().primary(),
    /** Before this moment (real time) no further mail may go out. */
    nextAt: p.datetime(),
  },
});

/** The shared rate limit of all senders. There is one row, named by `thePace`. */
export class MailPaceRow extends MailPaceSchema.class {}
MailPaceSchema.setClass(MailPaceRow);

export const thePace = 'letters';
