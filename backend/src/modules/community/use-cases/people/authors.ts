import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { reaches } from '../../../../kernel/tier.ts';
import { EntitlementsOf } from '../../../membership/index.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { forumTier } from '../forum-door.ts';
import type { AuthorView } from '../posts/posts.view.ts';

export const formerMember = 'A former member';

/** The people behind ids, as members see them. */
@Injectable()
export class Authors {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: EntitlementsOf,
  ) {}

  /** Answers the view of an author; `readerId` is told which are their own. */
  async read(
    ids: readonly (string | null | undefined)[],
    readerId: string,
  ): Promise<(id: string | null | undefined) => AuthorView> {
    const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
    const [profiles, entitlements] = await Promise.all([
      known.length > 0 ? this.database.em().find(Profile, { userId: { $in: known } }) : [],
      this.entitlementsOf.read(known),
    ]);
    const byId = new Map(profiles.map((profile) => [profile.userId, profile]));
    return (id) => {
      const profile = id ? byId.get(id) : undefined;
      if (!profile) return { id: null, name: formerMember, tier: null, isMe: false };
      const tier = entitlements.get(profile.userId)?.tier ?? 'free';
      const isShown = !profile.isHidden && reaches(tier, forumTier);
      return { id: profile.userId, name: profile.name, tier: isShown ? tier : null, isMe: profile.userId === readerId };
    };
  }
}
