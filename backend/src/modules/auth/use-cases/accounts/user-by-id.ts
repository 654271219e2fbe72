import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { summaryColumns, summaryOf, type UserSummary, type UserSummaryRow } from '../views/user-summary.ts';

/** One user, or undefined. */
@Injectable()
export class UserById {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<UserSummary | undefined> {
    const [row] = await this.database.sql<UserSummaryRow>(`select ${summaryColumns} from users u where u.id = ?`, [
      userId,
    ]);
    return row && summaryOf(row);
  }
}
