import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';

type FilterStaying = (userIds: readonly string[]) => Promise<readonly string[]>;

/** Call this check before the transaction locks a row: a different order of locks could cause a deadlock. */
@Injectable()
export class LastAdministratorCheck {
  constructor(private readonly tx: Transaction) {}

  /** `whoStays` returns only the administrators whose own accounts will not be deleted. */
  isLastAdministrator(userId: string, whoStays: FilterStaying = (all) => Promise.resolve(all)): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) return false;
      await acquireTransactionLock(em, 'user_roles');
      const others = await em.find(UserRole, { userId: { $ne: userId }, role: 'admin' }, { disableIdentityMap: true });
      const unbanned = await em.find(
        User,
        {
          id: { $in: others.map((role) => role.userId) },
          $or: [{ bannedUntil: null }, { bannedUntil: { $lte: realTime() } }],
        },
        { fields: ['id'], disableIdentityMap: true },
      );
      return (await whoStays(unbanned.map(({ id }) => id))).length === 0;
    });
  }
}
