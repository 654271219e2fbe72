import { defineEntity, p } from '@mikro-orm/core';

/** Days in which a person may change their mind. In real time: nobody's account goes because a test clock was moved. */
const daysToReturn = 14;
const dayMs = 86_400_000;

const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletion',
  properties: {
    userId: p.uuid().primary(),
    requestedAt: p.datetime(),
    /** From when it is carried out and cannot be taken back. */
    dueAt: p.datetime().index(),
  },
});

/** That a person wants their account deleted. Until it is due they may sign in as ever, and return. */
export class AccountDeletion extends AccountDeletionSchema.class {
  static of(userId: string, now: Date) {
    return { userId, requestedAt: now, dueAt: new Date(now.getTime() + daysToReturn * dayMs) };
  }

  isDue(now: Date): boolean {
    return now >= this.dueAt;
  }
}
AccountDeletionSchema.setClass(AccountDeletion);
