import { defineEntity, p } from '@mikro-orm/core';

const EmailCooldownSchema = defineEntity({
  name: 'EmailCooldown',
  tableName: 'auth_email_cooldown',
  properties: {
    /** SHA-256 of the email in hex, because the email may belong to no account. */
    addressHash: p.text().primary(),
    askedAt: p.datetime().index(),
  },
});

/** An email that a user requested a message for, with or without an account. See `ThrottleEmail`. */
export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
