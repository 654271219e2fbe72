import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { FindStaff } from '#modules/auth/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { minForumTier } from '../forum-access.ts';
import type { AuthorView } from '../posts/posts.view.ts';

export const formerMemberName = 'A former member';

const profilesQuery = {
  name: 'community.profiles-of',
  text: 'select user_id, account_name, shown_name, is_hidden from forum_profile where user_id = any($1::uuid[])',
};

@Injectable()
export class PostAuthorReader {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: ReadEntitlements,
    private readonly staff: FindStaff,
  ) {}

  async read(
    ids: readonly (string | null | undefined)[],
    readerId: string,
  ): Promise<(id: string | null | undefined) => AuthorView> {
    const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
    const [rows, entitlements, staff] = await Promise.all([
      known.length > 0 ? this.database.prepared(profilesQuery, [known]) : [],
      this.entitlementsOf.read(known),
      this.staff.filterStaff(known),
    ]);
    const profiles = rows.map((row) => this.database.toEntity(Profile, row));
    const byId = new Map(profiles.map((profile) => [profile.userId, profile]));
    return (authorId) => {
      const profile = authorId ? byId.get(authorId) : undefined;
      if (!profile) return { id: null, name: formerMemberName, tier: null, isStaff: false, isMe: false };
      const tier = entitlements.get(profile.userId)?.tier ?? 'free';
      const isShown = !profile.isHidden && isTierAtLeast(tier, minForumTier);
      const { userId: id, name } = profile;
      return { id, name, tier: isShown ? tier : null, isStaff: staff.has(id), isMe: id === readerId };
    };
  }
}
