import { Injectable } from '@nestjs/common';
import { UserById } from '../../auth/index.ts';

export interface Recipient {
  readonly userId: string;
  readonly recipient: string;
  readonly firstName: string | null;
}

/** The addresses to which people are written. */
@Injectable()
export class Recipients {
  constructor(private readonly userById: UserById) {}

  /** By user id. Whoever is gone, or has not confirmed the address, is absent. */
  async of(userIds: readonly string[]): Promise<Map<string, Recipient>> {
    const users = await this.userById.list([...new Set(userIds)]);
    return new Map(
      users
        .filter(({ emailConfirmed }) => emailConfirmed)
        .map(({ id, email, firstName }) => [id, { userId: id, recipient: email, firstName }]),
    );
  }
}
