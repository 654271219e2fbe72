import { raw, type FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { AccountNotFound } from '../../domain/directory-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { toLikePattern } from '#platform/database/search-newest.ts';
import { CountUsers } from '../accounts/find-users.ts';
import { toUserView, type UserView } from '../views/user.view.ts';

interface AccountQuery {
  readonly page: number;
  readonly perPage: number;
  readonly filter: string;
  readonly sort: { readonly by: 'createdAt' | 'email'; readonly direction: 'asc' | 'desc' };
}

@Injectable()
export class ListAccounts {
  private readonly total = new CachedCounts({
    read: () => this.countUsers.count(),
    countRows: (count) => count,
  });

  constructor(
    private readonly database: Database,
    private readonly countUsers: CountUsers,
  ) {}

  /** Above 10,000, the total without a filter can be a minute old. */
  async list({ page, perPage, filter, sort }: AccountQuery): Promise<{ users: UserView[]; total: number }> {
    const em = this.database.em();
    const condition = toUserFilter(filter);
    const [users, total] = await Promise.all([
      em.find(User, condition, {
        limit: perPage,
        offset: (page - 1) * perPage,
        orderBy: [{ [sort.by]: sort.direction }, { id: sort.direction }],
      }),
      filter === '' ? this.total.get() : this.database.em().count(User, condition),
    ]);
    const ofUsers = { userId: { $in: users.map(({ id }) => id) } };
    const identities = await em.find(Identity, ofUsers, { orderBy: { createdAt: 'asc' } });
    const factors = await em.find(Factor, ofUsers);
    return {
      users: users.map((user) =>
        toUserView(
          user,
          identities.filter(({ userId }) => userId === user.id),
          factors.filter(({ userId }) => userId === user.id),
        ),
      ),
      total,
    };
  }
}

function toUserFilter(filter: string): FilterQuery<User> {
  const wanted = filter.replaceAll('\u0000', '');
  if (!wanted) return {};
  const like = toLikePattern(wanted);
  return {
    $or: [
      { email: { $ilike: like } },
      { [raw((alias) => `search_fold(${alias}.first_name) like search_fold(?)`, [like])]: [] },
      { [raw((alias) => `search_fold(${alias}.last_name) like search_fold(?)`, [like])]: [] },
    ],
  };
}

@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<UserView> {
    const em = this.database.em();
    const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountNotFound() });
    const oldestFirst = { orderBy: { createdAt: 'asc' } } as const;
    const identities = await em.find(Identity, { userId }, oldestFirst);
    return toUserView(user, identities, await em.find(Factor, { userId }, oldestFirst));
  }
}
