import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { summaryColumns, summaryOf, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';

/** What other modules may know of users. */
@Injectable()
export class UserById {
  constructor(private readonly database: Database) {}

  /** One user, or undefined. */
  async find(userId: string): Promise<UserSummary | undefined> {
    const [user] = await this.list([userId]);
    return user;
  }

  /** Those of them that are there, in no order. */
  async list(userIds: readonly string[]): Promise<UserSummary[]> {
    const rows = await this.database.sql<UserSummaryRow>(
      `select ${summaryColumns} from users u where u.id = any(?::uuid[])`,
      [`{${userIds.join(',')}}`],
    );
    return rows.map(summaryOf);
  }

  /** Whose confirmed address it is, in the form of `normalizeEmail`; undefined where it is nobody's. */
  async confirmedAt(email: string): Promise<UserSummary | undefined> {
    const [row] = await this.database.sql<UserSummaryRow>(
      `select ${summaryColumns} from users u
       where u.email = ? and u.email_confirmed_at is not null and u.deleted_at is null`,
      [email],
    );
    return row && summaryOf(row);
  }
}
