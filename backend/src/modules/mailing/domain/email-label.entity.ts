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

export class EmailLabel extends EmailLabelSchema.class {}
EmailLabelSchema.setClass(EmailLabel);
