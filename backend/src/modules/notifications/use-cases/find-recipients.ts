import { Injectable } from '@nestjs/common';
import { FindUsersById } from '#modules/auth/index.ts';

export interface NotificationRecipient {
  readonly userId: string;
  readonly recipient: string;
  readonly firstName: string | null;
}

@Injectable()
export class FindNotificationRecipients {
  constructor(private readonly findUsersById: FindUsersById) {}

  async find(userIds: readonly string[]): Promise<Map<string, NotificationRecipient>> {
    const users = await this.findUsersById.list(userIds);
    return new Map(
      [...users.values()]
        .filter(({ emailConfirmed }) => emailConfirmed)
        .map(({ id, email, firstName }) => [id, { userId: id, recipient: email, firstName }]),
    );
  }
}
