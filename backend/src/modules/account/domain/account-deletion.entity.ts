import { defineEntity, p } from '@mikro-orm/core';

/** Days of the system clock between the request and the deletion, so that moving the test clock deletes no account. */
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

/** Until `dueAt`, the user can sign in and cancel the deletion. */
export class AccountDeletion extends AccountDeletionSchema.class {
  static createValues(userId: string, now: Date) {
    return { userId, requestedAt: now, dueAt: new Date(now.getTime() + cancellationDays * dayMs) };
  }

  isDue(now: Date): boolean {
    return now >= this.dueAt;
  }
}
AccountDeletionSchema.setClass(AccountDeletion);
