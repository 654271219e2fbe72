import { defineEntity, p } from '@mikro-orm/core';

const cancellationDays = 14;
const dayMs = 86_400_000;

const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletion',
  properties: {
    userId: p.uuid().primary(),
    requestedAt: p.datetime(),
    dueAt: p.datetime().index(),
  },
});

export class AccountDeletion extends AccountDeletionSchema.class {
  static createValues(userId: string, now: Date) {
    return { userId, requestedAt: now, dueAt: new Date(now.getTime() + cancellationDays * dayMs) };
  }

  isDue(now: Date): boolean {
    return now >= this.dueAt;
  }
}
AccountDeletionSchema.setClass(AccountDeletion);
