import { defineEntity, p } from '@mikro-orm/core';

const EmailCooldownSchema = defineEntity({
  name: 'EmailCooldown',
  tableName: 'auth_email_cooldown',
  properties: {
    /** SHA-256 of the email address in hex. The plain address is not stored, because it may belong to no account. */
    addressHash: p.text().primary(),
    askedAt: p.datetime().index(),
  },
});

/**
 * Time in which no further message may be requested for an email address, with or without an account. See
 * `ThrottleEmail`.
 */
export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
