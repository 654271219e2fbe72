import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { reaches } from '#kernel/tier.ts';
import { Staff } from '#modules/auth/index.ts';
import { EntitlementsOf } from '#modules/membership/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { forumTier } from '../forum-access.ts';
import type { AuthorView } from '../posts/posts.view.ts';

export const formerMember = 'A former member';

const profilesOf = {
  name: 'community.profiles-of',
  text: 'select user_id, account_name, shown_name, is_hidden from forum_profile where user_id = any($1::uuid[])',
};

@Injectable()
export class Authors {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: EntitlementsOf,
    private readonly staff: Staff,
  ) {}

  async read(
    ids: readonly (string | null | undefined)[],
    readerId: string,
  ): Promise<(id: string | null | undefined) => AuthorView> {
    const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
    const [rows, entitlements, staff] = await Promise.all([
      known.length > 0 ? this.database.prepared(profilesOf, [known]) : [],
      this.entitlementsOf.read(known),
      this.staff.among(known),
    ]);
    const profiles = rows.map((row) => this.database.entityOf(Profile, row));
    const byId = new Map(profiles.map((profile) => [profile.userId, profile]));
    return (authorId) => {
      const profile = authorId ? byId.get(authorId) : undefined;
      if (!profile) return { id: null, name: formerMember, tier: null, isStaff: false, isMe: false };
      const tier = entitlements.get(profile.userId)?.tier ?? 'free';
      const isShown = !profile.isHidden && reaches(tier, forumTier);
      const { userId: id, name } = profile;
      return { id, name, tier: isShown ? tier : null, isStaff: staff.has(id), isMe: id === readerId };
    };
  }
}
