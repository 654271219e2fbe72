import { Injectable } from '@nestjs/common';
import { FindUsersById } from './find-user-by-id.ts';

@Injectable()
export class StaffNameLookup {
  constructor(private readonly usersById: FindUsersById) {}

  async load(userIds: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(userIds)].filter((id) => id != null);
    const users = ids.length > 0 ? await this.usersById.list(ids) : new Map<string, never>();
    return new Map(
      [...users.values()].map(({ id, firstName, lastName, email }) => [
        id,
        [firstName, lastName].filter(Boolean).join(' ') || email,
      ]),
    );
  }
}
