import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { UsersById } from '../../../auth/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { formerMember } from '../people/authors.ts';

export type NameOf = (id: string | null | undefined) => string;

/** By which names staff read of people. Staff who never opened the forum have no name there. */
@Injectable()
export class Names {
  constructor(
    private readonly database: Database,
    private readonly usersById: UsersById,
  ) {}

  async of(ids: readonly (string | null | undefined)[]): Promise<NameOf> {
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
