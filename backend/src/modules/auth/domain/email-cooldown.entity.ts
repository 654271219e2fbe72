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

/** Time of the last requested message to an email address, which may have no account. */
export class EmailCooldown extends EmailCooldownSchema.class {}
EmailCooldownSchema.setClass(EmailCooldown);
