import { defineEntity, p } from '@mikro-orm/core';

/** A new sign-up removes the reason `declined`, and no other reason. */
export const suppressionReasons = ['declined', 'bounced', 'complained', 'imported'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

const EmailSuppressionSchema = defineEntity({
  name: 'EmailSuppression',
  tableName: 'email_suppression',
  properties: {
    addressHash: p.text().primary(),
    reason: p.enum(suppressionReasons),
    maskedEmail: p.text().nullable(),
    detail: p.text().nullable(),
    createdAt: p.datetime().index(),
  },
});

export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
