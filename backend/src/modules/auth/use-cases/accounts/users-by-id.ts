import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { summaryColumns, summaryOf, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';

/** Some users, by user id; whoever is gone is absent. */
@Injectable()
export class UsersById {
  constructor(private readonly database: Database) {}

  async list(userIds: readonly string[]): Promise<Map<string, UserSummary>> {
    if (userIds.length === 0) return new Map();
    const users = await this.database.sql<UserSummaryRow>(
      `select ${summaryColumns} from users u where u.id = any(?::uuid[])`,
      [`{${userIds.join(',')}}`],
    );
    return new Map(users.map((user) => [user.id, summaryOf(user)]));
  }
}
