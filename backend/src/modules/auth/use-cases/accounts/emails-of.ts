import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { User } from '../../domain/user.entity.ts';

/** The addresses of some users, by user id; whoever is gone is absent. */
@Injectable()
export class EmailsOf {
  constructor(private readonly database: Database) {}

  async list(userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const users = await this.database.em().find(User, { id: { $in: [...userIds] } }, { fields: ['email'] });
    return new Map(users.map(({ id, email }) => [id, email]));
  }
}
