import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { AccountUnknown } from '../../domain/directory-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { userView, type UserView } from '../answers/user.view.ts';

/** One account. */
@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<UserView> {
    const em = this.database.em();
    const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountUnknown() });
    return userView(user, await em.find(Factor, { userId }, { orderBy: { createdAt: 'asc' } }));
  }
}
