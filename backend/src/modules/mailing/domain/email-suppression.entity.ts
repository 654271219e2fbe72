import { defineEntity, p } from '@mikro-orm/core';

/**
 * `declined`: a recipient who is not on the list asked for no emails. Only this reason can be undone by the recipient.
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

/** An email that gets no list emails, stored as a hash so that it survives the deletion of all other data. */
export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
