import { defineEntity, p } from '@mikro-orm/core';

const EmailLabelSchema = defineEntity({
  name: 'EmailLabel',
  tableName: 'email_label',
  properties: {
    email: p.text().primary(),
    label: p.text().primary(),
    addedAt: p.datetime(),
  },
  indexes: [{ properties: ['label'] }],
});

/** Label of a person, such as "retreat 2026", which staff or an automation added. */
export class EmailLabel extends EmailLabelSchema.class {}
EmailLabelSchema.setClass(EmailLabel);
