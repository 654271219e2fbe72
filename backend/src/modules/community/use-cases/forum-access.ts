import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindUserById, UserRenamed } from '#modules/auth/index.ts';
import { TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { Category } from '../domain/category.entity.ts';
import { MemberSuspended } from '../domain/errors.ts';
import { Profile } from '../domain/profile.entity.ts';
import { Topic } from '../domain/topic.entity.ts';
import { DisplayNameChecker } from './people/display-names.ts';

export const minForumTier = 'seeker';

const profileQuery = {
  name: 'community.profile-of',
  text: `select user_id, account_name, shown_name, line, is_hidden, member_since, post_count, read_before, suspended_until,
      suspended_why
    from forum_profile where user_id = $1`,
};
const categoriesQuery = {
  name: 'community.categories',
  text: 'select id, slug, title, sentence, tier, order_num, post_count from forum_category order by order_num',
};

export interface ForumReader {
  readonly userId: string;
  readonly tier: Tier;
  readonly profile: Profile;
  readonly categories: readonly Category[];
}

@Injectable()
export class ForumAccess {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entitlementOf: ReadEntitlement,
    private readonly findUserById: FindUserById,
    private readonly shownNames: DisplayNameChecker,
  ) {}

  async requireAccess(userId: string): Promise<void> {
    const { tier } = await this.entitlementOf.read(userId);
    if (!isTierAtLeast(tier, minForumTier)) throw new TierTooLow(minForumTier);
  }

  async requireReader(userId: string): Promise<ForumReader> {
    const [{ tier }, [known], rows] = await Promise.all([
      this.entitlementOf.read(userId),
      this.database.prepared(profileQuery, [userId]),
      this.database.prepared(categoriesQuery, []),
    ]);
    if (!isTierAtLeast(tier, minForumTier)) throw new TierTooLow(minForumTier);
    const profile = known ? this.database.toEntity(Profile, known) : await this.createProfile(userId);
    const all = rows.map((row) => this.database.toEntity(Category, row));
    return { userId, tier, profile, categories: all.filter((category) => isTierAtLeast(tier, category.tier)) };
  }

  async requireWriter(userId: string): Promise<ForumReader> {
    const reader = await this.requireReader(userId);
    const { profile } = reader;
    if (profile.suspendedUntil && profile.isSuspended(this.clock.now()))
      throw new MemberSuspended(profile.suspendedUntil, profile.suspendedWhy ?? null);
    return reader;
  }

  @ReactsTo([UserRenamed], { name: 'RenameProfileWhenUserRenamed', queue: 'content' })
  async updateDisplayName({ userId }: { userId: string }): Promise<void> {
    const user = await this.findUserById.find(userId);
    if (!user) return;
    const names = await this.shownNames.forAccount({ userId, name: fullName(user) });
    await this.database.em().nativeUpdate(Profile, { userId }, names);
  }

  private async createProfile(userId: string): Promise<Profile> {
    const user = await this.findUserById.find(userId);
    const names = await this.shownNames.forAccount({ userId, name: fullName(user) });
    const now = this.clock.now();
    const em = this.database.em();
    await em.upsert(
      Profile,
      {
        ...{ userId, ...names, shownName: null, shownSkeleton: null, line: null, isHidden: false, postCount: 0 },
        ...{ memberSince: user?.createdAt ?? now, readBefore: now, suspendedUntil: null, suspendedWhy: null },
      },
      { onConflictFields: ['userId'], onConflictAction: 'ignore' },
    );
    return this.database.em().findOneOrFail(Profile, { userId });
  }
}

export const canSeeCategory = ({ categories }: ForumReader, topic: Topic): boolean =>
  categories.some(({ id }) => id === topic.categoryId);

export const canOpenTopic = (reader: ForumReader, topic: Topic): boolean =>
  canSeeCategory(reader, topic) && (topic.postCount > 0 || topic.authorId === reader.userId);

const fullName = (user: { firstName: string | null; lastName: string | null } | undefined): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ');
