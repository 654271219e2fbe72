import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { UsersById } from '#modules/auth/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { formerMember } from '../people/authors.ts';

export type GetName = (id: string | null | undefined) => string;

/** Names of members and staff, for staff pages. Staff without a forum profile have their account name. */
@Injectable()
export class NameLookup {
  constructor(
    private readonly database: Database,
    private readonly usersById: UsersById,
  ) {}

  async load(ids: readonly (string | null | undefined)[]): Promise<GetName> {
    const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
    const [users, profiles] = await Promise.all([
      this.usersById.list(known),
      this.database.em().find(Profile, { userId: { $in: known } }),
    ]);
    const names = new Map(profiles.map((profile) => [profile.userId, profile.name]));
    return (id) => {
      const user = id ? users.get(id) : undefined;
      if (!user) return formerMember;
      return names.get(user.id) ?? ([user.firstName, user.lastName].filter(Boolean).join(' ') || 'Staff');
    };
  }
}
