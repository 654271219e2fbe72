import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { AccountUnknown } from '../../domain/directory-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { userView, type UserView } from '../views/user.view.ts';

/** One account. */
@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<UserView> {
    const em = this.database.em();
    const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountUnknown() });
    const oldestFirst = { orderBy: { createdAt: 'asc' } } as const;
    const identities = await em.find(Identity, { userId }, oldestFirst);
    return userView(user, identities, await em.find(Factor, { userId }, oldestFirst));
  }
}
