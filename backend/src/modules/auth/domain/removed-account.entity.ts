import { defineEntity, p } from '@mikro-orm/core';

const RemovedAccountSchema = defineEntity({
  name: 'RemovedAccount',
  tableName: 'removed_accounts',
  properties: {
    userId: p.uuid().primary(),
    email: p.text(),
    removedAt: p.datetime(),
  },
});

export class RemovedAccount extends RemovedAccountSchema.class {}
RemovedAccountSchema.setClass(RemovedAccount);
