import { defineEntity, p } from '@mikro-orm/core';

/**
 * Reasons to send no list emails. `declined`: a recipient who is not on the list asked for no emails; only this reason
 * can be undone by the recipient.
 */
export const suppressionReasons = ['declined', 'bounced', 'complained', 'imported'] as const;

const EmailSuppressionSchema = defineEntity({
  name: 'EmailSuppression',
  tableName: 'email_suppression',
  properties: {
    addressHash: p.text().primary(),
    reason: p.enum(suppressionReasons),
    createdAt: p.datetime(),
  },
});

/** An email address that gets no list emails. It is stored as a hash, which stays when all other data is deleted. */
export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
