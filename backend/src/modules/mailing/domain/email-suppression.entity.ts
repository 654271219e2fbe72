import { defineEntity, p } from '@mikro-orm/core';

/**
 * Reasons to send no emails of the mailing list. `declined`: a person outside the mailing list requested no emails;
 * only this reason can be removed by the person.
 */
export const suppressionReasons = ['declined', 'bounced', 'complained', 'imported'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

const EmailSuppressionSchema = defineEntity({
  name: 'EmailSuppression',
  tableName: 'email_suppression',
  properties: {
    addressHash: p.text().primary(),
    reason: p.enum(suppressionReasons),
    /** Shortened email address, such as `a…@example.org`, so that staff recognize it; null after an account deletion. */
    maskedEmail: p.text().nullable(),
    /** Reason in the words of the provider. */
    detail: p.text().nullable(),
    createdAt: p.datetime().index(),
  },
});

/**
 * Email address that must get no emails of the mailing list. It is stored as a hash, which stays when all other data is
 * deleted.
 */
export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
