import { defineEntity, p } from '@mikro-orm/core';

const RemovedAccountSchema = defineEntity({
  name: 'RemovedAccount',
  tableName: 'removed_accounts',
  properties: {
    userId: p.uuid().primary(),
    /** The address its owner had confirmed. */
    email: p.text(),
    removedAt: p.datetime(),
  },
});

/** What is left of a removed account until every module has forgotten the person: then this row goes too. */
export class RemovedAccount extends RemovedAccountSchema.class {}
RemovedAccountSchema.setClass(RemovedAccount);
