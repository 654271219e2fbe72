import { defineEntity, p } from '@mikro-orm/core';

const EmailCooldownSchema = defineEntity({
  name: 'EmailCooldown',
  tableName: 'auth_email_cooldown',
  properties: {
    /** Only the SHA-256 hash in hex, because the email address may belong to no account. */
    addressHash: p.text().primary(),
    askedAt: p.datetime().index(),
  },
});

export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
