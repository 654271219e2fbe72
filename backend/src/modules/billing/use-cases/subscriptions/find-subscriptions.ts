import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { SessionFacts, type ReadSessionFact, type SessionFactValues } from '#platform/http/session-facts.ts';
import { computeTierAt } from '../../domain/billing-subscription.entity.ts';
import { addDays } from '../../domain/notices.ts';
import { getStatusMeaning, type StatusMeaning } from '../../domain/stripe-status.ts';

export interface SubscriptionSummary {
  /** Free unless the subscription is paid or in the days of grace. */
  readonly tier: Tier;
  readonly status: string;
  readonly meaning: StatusMeaning;
  readonly boughtTier: PaidTier;
  readonly amountCents: number;
  readonly interval: 'monthly' | 'annual';
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly graceEndsAt: Date | null;
}

interface Row extends Pick<SubscriptionSummary, 'status' | 'interval' | 'amountCents' | 'cancelAtPeriodEnd'> {
  readonly userId: string;
  readonly tier: PaidTier;
  readonly paidTier: PaidTier;
  readonly periodEnd: string | Date;
  readonly pastDueSince: string | Date | null;
}

const selectSubscriptions = `select user_id as "userId", tier, paid_tier as "paidTier", status, interval,
      period_end as "periodEnd", amount_cents as "amountCents", cancel_at_period_end as "cancelAtPeriodEnd",
      past_due_since as "pastDueSince"
    from billing_subscription`;

const subscriptionsQuery = {
  name: 'billing.subscriptions-of',
  text: `${selectSubscriptions} where user_id = any($1::uuid[])`,
};

@Injectable()
export class FindSubscriptions {
  private readonly fact: ReadSessionFact<Row>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    facts: SessionFacts,
  ) {
    this.fact = facts.add<Row>(
      'subscription',
      `select to_jsonb(b) from (${selectSubscriptions}) b where b."userId" = s.user_id`,
      ['session', 'list'],
    );
  }

  async find(userIds: readonly string[]): Promise<Map<string, SubscriptionSummary>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.prepared<Row>(subscriptionsQuery, [userIds]);
    return new Map(rows.map((row) => [row.userId, this.summarize(row)]));
  }

  findInFacts(facts: SessionFactValues): SubscriptionSummary | undefined {
    const row = this.fact(facts);
    return row ? this.summarize(row) : undefined;
  }

  private summarize(row: Row): SubscriptionSummary {
    const { status, interval, amountCents, cancelAtPeriodEnd } = row;
    const pastDueSince = row.pastDueSince === null ? null : new Date(row.pastDueSince);
    return {
      ...{ status, interval, amountCents, cancelAtPeriodEnd },
      ...{ meaning: getStatusMeaning(status), boughtTier: row.tier },
      tier: computeTierAt({ ...row, pastDueSince }, this.clock.now(), this.settings.billingGraceDays),
      periodEnd: new Date(row.periodEnd),
      graceEndsAt: pastDueSince && addDays(pastDueSince, this.settings.billingGraceDays),
    };
  }
}
