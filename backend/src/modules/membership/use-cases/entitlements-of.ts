import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { SubscriptionsOf } from '../../billing/index.ts';
import { entitlementFrom, type Entitlement } from '../domain/entitlement.ts';
import { MembershipGrant } from '../domain/membership-grant.entity.ts';

/** What some people may see, by user id. Everybody asked for is in the answer. Reads our own database only. */
@Injectable()
export class EntitlementsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly subscriptionsOf: SubscriptionsOf,
  ) {}

  async execute(userIds: readonly string[]): Promise<Map<string, Entitlement>> {
    if (userIds.length === 0) return new Map();
    const [subscriptions, grants] = await Promise.all([
      this.subscriptionsOf.execute(userIds),
      this.database.em().find(MembershipGrant, { userId: { $in: [...userIds] } }),
    ]);
    const now = this.clock.now();
    const granted = new Map(grants.map((grant) => [grant.userId, grant.tierAt(now)]));
    return new Map(userIds.map((id) => [id, entitlementFrom(subscriptions.get(id), granted.get(id) ?? 'free')]));
  }
}
