import { defineEntity, p } from '@mikro-orm/core';

const MailPauseSchema = defineEntity({
  name: 'MailPause',
  tableName: 'auth_mail_pause',
  properties: {
    /** SHA-256 of the address, in hex: it may be the address of somebody without an account. */
    addressHash: p.text().primary(),
    /** When a mail to it was last asked for. */
    askedAt: p.datetime().index(),
  },
});

/** That an address was just written to, or would have been, had it an account. */
export class MailPause extends MailPauseSchema.class {}
MailPauseSchema.setClass(MailPause);
