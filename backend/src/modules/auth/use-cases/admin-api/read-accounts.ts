import { raw, type FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '#platform/database/database.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { AccountNotFound } from '../../domain/directory-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { buildIndexedSearch, toLikePattern } from '#platform/database/search-newest.ts';
import { CountUsers } from '../accounts/find-users.ts';
import { buildUserSearch, buildUserSearchCondition } from '../accounts/user-search.ts';
import { toUserView, type UserView } from '../views/user.view.ts';

interface AccountQuery {
  readonly page: number;
  readonly perPage: number;
  readonly filter: string;
  readonly sort: { readonly by: 'createdAt' | 'email'; readonly direction: 'asc' | 'desc' };
}

const maxCachedFilters = 100;

@Injectable()
export class ListAccounts {
  private readonly totals = new LRUCache<string, CachedCounts<number>>({ max: maxCachedFilters });

  constructor(
    private readonly database: Database,
    private readonly countUsers: CountUsers,
  ) {}

  /** The total can be up to a minute old when it is above 10,000. */
  async list({ page, perPage, filter, sort }: AccountQuery): Promise<{ users: UserView[]; total: number }> {
    const em = this.database.em();
    const wanted = filter.replaceAll('\u0000', ''); // Removes NUL characters, because PostgreSQL text cannot store them.
    const counted = this.getTotal(wanted);
    if (wanted !== '' && (await counted) === 0) return { users: [], total: 0 };
    const condition = wanted === '' ? {} : await this.buildFilter(wanted, await counted, page * perPage);
    const [users, total] = await Promise.all([
      em.find(User, condition, {
        limit: perPage,
        offset: (page - 1) * perPage,
        orderBy: [{ [sort.by]: sort.direction }, { id: sort.direction }],
      }),
      counted,
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

  /**
   * Chooses the faster query, because PostgreSQL misjudges the number of matches: either filter the users in the order of the
   * list, or find all matches with the indexes first.
   */
  private async buildFilter(filter: string, matches: number, lastRow: number): Promise<FilterQuery<User>> {
    const users = await this.getTotal('');
    const like = toLikePattern(filter);
    const readInOrder = Math.min(users, (lastRow * users) / matches);
    if (matches > readInOrder || matches > users / 2)
      return { [raw((alias) => buildUserSearchCondition({ alias }), [like, like])]: [] };
    const { sql, params } = buildMatchQuery(filter);
    return { [raw((alias) => `${alias}.id = any(array(${sql}))`, [...params])]: [] };
  }

  private getTotal(filter: string): Promise<number> {
    const known = this.totals.get(filter);
    if (known) return known.get();
    const read = () => (filter === '' ? this.countUsers.count() : this.countMatches(filter));
    const total = new CachedCounts({ read, countRows: (count) => count });
    this.totals.set(filter, total);
    return total.get();
  }

  private async countMatches(filter: string): Promise<number> {
    const { sql, params } = buildMatchQuery(filter);
    const [row] = await this.database.sql<{ count: number }>(
      `select count(*)::int as count from (${sql}) matches`,
      params,
    );
    return row?.count ?? 0;
  }
}

const buildMatchQuery = (filter: string) =>
  buildIndexedSearch({
    ...{ table: 'users', alias: 'u', time: 'created_at', columns: 'u.id' },
    ...buildUserSearch(filter),
  });

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
