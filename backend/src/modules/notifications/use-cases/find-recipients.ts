import { Injectable } from '@nestjs/common';
import { UsersById } from '#modules/auth/index.ts';

export interface Recipient {
  readonly userId: string;
  readonly recipient: string;
  readonly firstName: string | null;
}

@Injectable()
export class FindRecipients {
  constructor(private readonly usersById: UsersById) {}

  async find(userIds: readonly string[]): Promise<Map<string, Recipient>> {
    const users = await this.usersById.list(userIds);
    return new Map(
      [...users.values()]
        .filter(({ emailConfirmed }) => emailConfirmed)
        .map(({ id, email, firstName }) => [id, { userId: id, recipient: email, firstName }]),
    );
  }
}
