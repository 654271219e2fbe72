import { defineEntity, p } from '@mikro-orm/core';

/** `declined`: the person unsubscribed. A new sign-up removes this reason, and no other one. */
export const suppressionReasons = ['declined', 'bounced', 'complained', 'imported'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

const EmailSuppressionSchema = defineEntity({
  name: 'EmailSuppression',
  tableName: 'email_suppression',
  properties: {
    addressHash: p.text().primary(),
    reason: p.enum(suppressionReasons),
    /** Shortened email address, such as `a…@example.org`; null after the deletion of the person's data. */
    maskedEmail: p.text().nullable(),
    detail: p.text().nullable(),
    createdAt: p.datetime().index(),
  },
});

/**
 * Email address that must get no emails of the mailing list. The row with its hash remains when other data is deleted.
 */
export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
