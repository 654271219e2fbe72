import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { toUserView, type UserView } from './user.view.ts';

@Injectable()
export class BuildUserView {
  constructor(private readonly tx: Transaction) {}

  build(user: User): Promise<UserView> {
    return this.tx.run(async ({ em }) => {
      await em.flush();
      const [where, oldestFirst] = [{ userId: user.id }, { orderBy: { createdAt: 'asc' } } as const];
      return toUserView(user, await em.find(Identity, where, oldestFirst), await em.find(Factor, where, oldestFirst));
    });
  }
}
