import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { SubscriptionsOf, type Subscription } from '#modules/billing/index.ts';
import { entitlementFrom, type Entitlement } from '../domain/entitlement.ts';

interface GrantRow {
  readonly userId: string;
  readonly tier: PaidTier;
}

export interface Facts {
  readonly paid: Subscription | undefined;
  readonly granted: Tier;
}

/** Every members page needs this, so it reads plain rows instead of entities. */
const grantsOf = {
  name: 'membership.grants-of',
  text: `select user_id as "userId", tier from membership_grant
    where user_id = any($1::uuid[]) and ("until" is null or "until" > $2)`,
};

/** Reads entitlements by user id from our own database; every requested user is in the result. */
@Injectable()
export class EntitlementsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly subscriptionsOf: SubscriptionsOf,
  ) {}

  async read(userIds: readonly string[]): Promise<Map<string, Entitlement>> {
    const facts = await this.facts(userIds);
    return new Map([...facts].map(([id, { paid, granted }]) => [id, entitlementFrom(paid, granted)]));
  }

  async factsOf(userId: string): Promise<Facts> {
    return (await this.facts([userId])).get(userId) ?? { paid: undefined, granted: 'free' };
  }

  private async facts(userIds: readonly string[]): Promise<Map<string, Facts>> {
    if (userIds.length === 0) return new Map();
    const [subscriptions, grants] = await Promise.all([
      this.subscriptionsOf.read(userIds),
      this.database.prepared<GrantRow>(grantsOf, [userIds, this.clock.now()]),
    ]);
    const granted = new Map(grants.map(({ userId, tier }) => [userId, tier]));
    return new Map(userIds.map((id) => [id, { paid: subscriptions.get(id), granted: granted.get(id) ?? 'free' }]));
  }
}

/** A visitor, who has no id, reads as free. */
@Injectable()
export class EntitlementOf {
  constructor(private readonly entitlementsOf: EntitlementsOf) {}

  async read(userId: string | undefined): Promise<Entitlement> {
    const known = userId ? (await this.entitlementsOf.read([userId])).get(userId) : undefined;
    return known ?? entitlementFrom(undefined, 'free');
  }
}
