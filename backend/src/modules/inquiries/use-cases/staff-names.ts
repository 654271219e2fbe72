import { Injectable } from '@nestjs/common';
import { UserById } from '#modules/auth/index.ts';

@Injectable()
export class StaffNames {
  constructor(private readonly userById: UserById) {}

  /**
   * Returns names by user id; an account without a name has its email address instead. Deleted accounts are left out.
   */
  async load(userIds: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const asked = [...new Set(userIds)].filter((id) => id != null);
    const found = await Promise.all(asked.map((id) => this.userById.find(id)));
    return new Map(
      found.flatMap((user) => {
        if (!user) return [];
        const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
        return [[user.id, name || user.email] as const];
      }),
    );
  }
}
