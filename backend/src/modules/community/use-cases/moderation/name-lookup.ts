import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { FindUsersById } from '#modules/auth/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { formerMemberName } from '../people/authors.ts';

export type GetDisplayName = (id: string | null | undefined) => string;

@Injectable()
export class DisplayNameLookup {
  constructor(
    private readonly database: Database,
    private readonly findUsersById: FindUsersById,
  ) {}

  async load(ids: readonly (string | null | undefined)[]): Promise<GetDisplayName> {
    const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
    const [users, profiles] = await Promise.all([
      this.findUsersById.list(known),
      this.database.em().find(Profile, { userId: { $in: known } }),
    ]);
    const names = new Map(profiles.map((profile) => [profile.userId, profile.name]));
    return (id) => {
      const user = id ? users.get(id) : undefined;
      if (!user) return formerMemberName;
      return names.get(user.id) ?? ([user.firstName, user.lastName].filter(Boolean).join(' ') || 'Staff');
    };
  }
}
