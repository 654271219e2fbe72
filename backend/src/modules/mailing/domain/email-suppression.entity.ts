import { defineEntity, p } from '@mikro-orm/core';

/** `declined`: somebody who is not on the list asked for no emails. Only that reason can be taken back by the person. */
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

/** An address that gets no emails of the list, kept as a hash so that it outlives the deletion of everything else. */
export class EmailSuppression extends EmailSuppressionSchema.class {}
EmailSuppressionSchema.setClass(EmailSuppression);
