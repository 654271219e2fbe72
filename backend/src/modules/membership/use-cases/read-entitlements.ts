import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { SessionFacts, type ReadSessionFact, type SessionFactValues } from '#platform/http/session-facts.ts';
import { getPreviewScope } from '#platform/preview/preview-scope.ts';
import { FindSubscriptions, type SubscriptionSummary } from '#modules/billing/index.ts';
import { computeEntitlement, type Entitlement } from '../domain/entitlement.ts';

export interface RequestReader {
  readonly userId: string;
  readonly facts?: SessionFactValues;
}

interface GrantRow {
  readonly userId: string;
  readonly tier: PaidTier;
}

export interface PaidAndGrantedTier {
  readonly paid: SubscriptionSummary | undefined;
  readonly granted: Tier;
}

/** Returns rows instead of entities, because many requests run this query and rows are faster. */
const grantsQuery = {
  name: 'membership.grants-of',
  text: `select user_id as "userId", tier from membership_grant
    where user_id = any($1::uuid[]) and ("until" is null or "until" > $2)`,
};

/** The result contains every requested user, including users without a plan. */
@Injectable()
export class ReadEntitlements {
  private readonly grantFact: ReadSessionFact<{ readonly tier: PaidTier; readonly until: string | null }>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findSubscriptions: FindSubscriptions,
    facts: SessionFacts,
  ) {
    this.grantFact = facts.add(
      'grant',
      `select jsonb_build_object('tier', g.tier, 'until', g."until") from membership_grant g where g.user_id = s.user_id`,
      ['session', 'list'],
    );
  }

  async read(userIds: readonly string[]): Promise<Map<string, Entitlement>> {
    const facts = await this.readAllTierSources(userIds);
    return new Map([...facts].map(([id, { paid, granted }]) => [id, computeEntitlement(paid, granted)]));
  }

  computeFromFacts(facts: SessionFactValues): Entitlement {
    const grant = this.grantFact(facts);
    const isGranted = grant && (grant.until === null || new Date(grant.until) > this.clock.now());
    return computeEntitlement(this.findSubscriptions.findInFacts(facts), isGranted ? grant.tier : 'free');
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

/** When staff preview the site as a member, the result contains the tier that they chose for the preview. */
@Injectable()
export class ReadEntitlement {
  constructor(private readonly readEntitlements: ReadEntitlements) {}

  async read(userId: string | undefined): Promise<Entitlement> {
    const preview = getPreviewScope();
    if (preview) return computeEntitlement(undefined, preview.tier);
    const known = userId ? (await this.readEntitlements.read([userId])).get(userId) : undefined;
    return known ?? computeEntitlement(undefined, 'free');
  }

  /** Do not use the result to change a membership, because the facts that the session check loaded can be outdated. */
  async readForRequest(reader: RequestReader | undefined): Promise<Entitlement> {
    return reader?.facts ? this.readEntitlements.computeFromFacts(reader.facts) : this.read(reader?.userId);
  }
}
