import { Injectable } from '@nestjs/common';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { minForumTier } from '../forum-access.ts';

export type CanReadTopic = (userId: string, topicId: string) => boolean;

/** Use this check before a notification names a topic, because the tier of the recipient may have changed. */
@Injectable()
export class TopicAccess {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: ReadEntitlements,
  ) {}

  async load(userIds: readonly string[], topicIds: readonly string[]): Promise<CanReadTopic> {
    if (topicIds.length === 0) return () => false;
    const [entitlements, rows] = await Promise.all([
      this.entitlementsOf.read([...new Set(userIds)]),
      this.database.sql<{ id: string; tier: Tier }>(
        'select t.id, c.tier from forum_topic t join forum_category c on c.id = t.category_id where t.id = any(?::uuid[])',
        [`{${[...new Set(topicIds)].join(',')}}`],
      ),
    ]);
    const tiers = new Map(rows.map(({ id, tier }) => [id, tier]));
    return (userId, topicId) => {
      const needed = tiers.get(topicId);
      const tier = entitlements.get(userId)?.tier ?? 'free';
      return needed !== undefined && isTierAtLeast(tier, needed) && isTierAtLeast(tier, minForumTier);
    };
  }
}
