import { defineEntity, p } from '@mikro-orm/core';

const EmailCooldownSchema = defineEntity({
  name: 'EmailCooldown',
  tableName: 'auth_email_cooldown',
  properties: {
    /** SHA-256 of the address, in hex: it may be the address of somebody without an account. */
    addressHash: p.text().primary(),
    /** When a mail to it was last asked for. */
    askedAt: p.datetime().index(),
  },
});

/** An address that was just written to, or would have been if it had an account. */
export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
