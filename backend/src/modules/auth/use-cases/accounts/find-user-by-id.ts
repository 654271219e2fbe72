import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { userSummaryColumns, toUserSummary, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';

@Injectable()
export class FindUserById {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<UserSummary | undefined> {
    const [row] = await this.database.sql<UserSummaryRow>(`select ${userSummaryColumns} from users u where u.id = ?`, [
      userId,
    ]);
    return row && toUserSummary(row);
  }

  async findByConfirmedEmail(email: string): Promise<UserSummary | undefined> {
    const [row] = await this.database.sql<UserSummaryRow>(
      `select ${userSummaryColumns} from users u
       where u.email = ? and u.email_confirmed_at is not null and u.deleted_at is null`,
      [email],
    );
    return row && toUserSummary(row);
  }
}

@Injectable()
export class FindUsersById {
  constructor(private readonly database: Database) {}

  async list(userIds: readonly string[]): Promise<Map<string, UserSummary>> {
    if (userIds.length === 0) return new Map();
    const users = await this.database.sql<UserSummaryRow>(
      `select ${userSummaryColumns} from users u where u.id = any(?::uuid[])`,
      [`{${userIds.join(',')}}`],
    );
    return new Map(users.map((user) => [user.id, toUserSummary(user)]));
  }
}
