import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { SessionMissing } from '../domain/errors.ts';
import { User } from '../domain/user.entity.ts';
import { userView, type UserView } from './answers/user.view.ts';

/** The signed-in user's own account. */
@Injectable()
export class GetUser {
  constructor(private readonly database: Database) {}

  async execute({ userId }: { userId: string }): Promise<UserView> {
    const user = await this.database.em().findOneOrFail(User, userId, { failHandler: () => new SessionMissing() });
    return userView(user);
  }
}
