import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { getPreviewScope } from '#platform/preview/preview-scope.ts';
import { FindSubscriptions, type SubscriptionSummary } from '#modules/billing/index.ts';
import { computeEntitlement, type Entitlement } from '../domain/entitlement.ts';

interface GrantRow {
  readonly userId: string;
  readonly tier: PaidTier;
}

export interface PaidAndGrantedTier {
  readonly paid: SubscriptionSummary | undefined;
  readonly granted: Tier;
}

/**
 * Query for the grants of some users. Every page for members runs it, so it returns plain rows, which are faster than
 * entities.
 */
const grantsQuery = {
  name: 'membership.grants-of',
  text: `select user_id as "userId", tier from membership_grant
    where user_id = any($1::uuid[]) and ("until" is null or "until" > $2)`,
};

/** Reads the effective tiers of users by user id from our own database; the result contains every requested user. */
@Injectable()
export class ReadEntitlements {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findSubscriptions: FindSubscriptions,
  ) {}

  async read(userIds: readonly string[]): Promise<Map<string, Entitlement>> {
    const facts = await this.readAllTierSources(userIds);
    return new Map([...facts].map(([id, { paid, granted }]) => [id, computeEntitlement(paid, granted)]));
  }

  async readTierSources(userId: string): Promise<PaidAndGrantedTier> {
    return (await this.readAllTierSources([userId])).get(userId) ?? { paid: undefined, granted: 'free' };
  }

  private async readAllTierSources(userIds: readonly string[]): Promise<Map<string, PaidAndGrantedTier>> {
    if (userIds.length === 0) return new Map();
    const [subscriptions, grants] = await Promise.all([
      this.findSubscriptions.find(userIds),
      this.database.prepared<GrantRow>(grantsQuery, [userIds, this.clock.now()]),
    ]);
    const granted = new Map(grants.map(({ userId, tier }) => [userId, tier]));
    return new Map(userIds.map((id) => [id, { paid: subscriptions.get(id), granted: granted.get(id) ?? 'free' }]));
  }
}

/**
 * Reads the effective tier of one user. A visitor without an id gets the tier free. The viewer of a preview gets the
 * tier that staff chose.
 */
@Injectable()
export class ReadEntitlement {
  constructor(private readonly readEntitlements: ReadEntitlements) {}

  async read(userId: string | undefined): Promise<Entitlement> {
    const preview = getPreviewScope();
    if (preview) return computeEntitlement(undefined, preview.tier);
    const known = userId ? (await this.readEntitlements.read([userId])).get(userId) : undefined;
    return known ?? computeEntitlement(undefined, 'free');
  }
}
