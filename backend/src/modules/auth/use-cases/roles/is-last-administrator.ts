import { Injectable } from '@nestjs/common';
import { lock, Transaction } from '#platform/database/transaction.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';

/** Of these administrators, those on whom one can count. */
type WhoStays = (userIds: readonly string[]) => Promise<readonly string[]>;

/**
 * Whether the product would be left without an administrator if this person were gone. Ask in the transaction that takes
 * them away, before it locks a row: until it ends nobody else is answered, or two administrators could remove each other.
 */
@Injectable()
export class IsLastAdministrator {
  constructor(private readonly tx: Transaction) {}

  /** Who is banned does not count, nor whoever the caller knows to be leaving. */
  check(userId: string, whoStays: WhoStays = (all) => Promise.resolve(all)): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) return false;
      await lock(em, 'user_roles');
      const others = await em.find(UserRole, { userId: { $ne: userId }, role: 'admin' }, { disableIdentityMap: true });
      const unbanned = await em.find(
        User,
        {
          id: { $in: others.map((role) => role.userId) },
          $or: [{ bannedUntil: null }, { bannedUntil: { $lte: new Date() } }],
        },
        { fields: ['id'], disableIdentityMap: true },
      );
      return (await whoStays(unbanned.map(({ id }) => id))).length === 0;
    });
  }
}
