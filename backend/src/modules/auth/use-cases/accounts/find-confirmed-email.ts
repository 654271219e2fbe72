import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';
import { User } from '../../domain/user.entity.ts';

/** Returns no email address that is unconfirmed or that another account uses now. */
@Injectable()
export class FindConfirmedEmail {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<string | undefined> {
    const em = this.database.em();
    const owner = await em.findOne(User, { id: userId, emailConfirmedAt: { $ne: null } });
    if (owner && !owner.deletedAt) return owner.email;
    const removed = await em.findOne(RemovedAccount, { userId });
    if (!removed || (await em.count(User, { email: removed.email })) > 0) return undefined;
    return removed.email;
  }
}
