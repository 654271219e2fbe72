import { Injectable } from '@nestjs/common';
import { reaches, type Tier } from '../../../../kernel/tier.ts';
import { Database } from '../../../../platform/database/database.ts';
import { EntitlementsOf } from '../../../membership/index.ts';
import { forumTier } from '../forum-access.ts';

/** Whether a member may read a topic at this moment. */
export type MayRead = (userId: string, topicId: string) => boolean;

/** Asked before a topic is named to members: their tier may have changed since they opened or followed it. */
@Injectable()
export class ReadableTopics {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: EntitlementsOf,
  ) {}

  /** Two queries, however many there are. */
  async of(userIds: readonly string[], topicIds: readonly string[]): Promise<MayRead> {
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
      return needed !== undefined && reaches(tier, needed) && reaches(tier, forumTier);
    };
  }
}
