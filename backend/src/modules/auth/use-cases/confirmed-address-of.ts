import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { User } from '../domain/user.entity.ts';

/** The address a person has shown they read; undefined while it may be somebody else's. */
@Injectable()
export class ConfirmedAddressOf {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<string | undefined> {
    return (await this.database.em().findOne(User, { id: userId, emailConfirmedAt: { $ne: null } }))?.email;
  }
}
