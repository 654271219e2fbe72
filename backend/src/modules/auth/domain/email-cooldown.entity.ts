import { defineEntity, p } from '@mikro-orm/core';

const EmailCooldownSchema = defineEntity({
  name: 'EmailCooldown',
  tableName: 'auth_email_cooldown',
  properties: {
    /** SHA-256 of the email address in hex; a hash, because the email address may belong to no account. */
    addressHash: p.text().primary(),
    askedAt: p.datetime().index(),
  },
});

/** An email address that a message was requested for, with or without an account. See `ThrottleEmail`. */
export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
