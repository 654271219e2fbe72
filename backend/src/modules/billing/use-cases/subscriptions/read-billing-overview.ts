import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import type { MoneyBack } from '../../domain/money-back.ts';
import { daysAfter } from '../../domain/notices.ts';
import { meaningOf, type Meaning } from '../../domain/stripe-status.ts';
import { MoneyBackOf } from './money-back-of.ts';

export interface PlanTerms {
  readonly tier: PaidTier;
  readonly interval: 'monthly' | 'annual';
  readonly amountCents: number;
}

export interface BillingOverview {
  /** Null when no subscription can still be charged. */
  readonly subscription:
    | (PlanTerms & {
        readonly status: string;
        readonly meaning: Meaning;
        readonly periodEnd: Date;
        readonly cancelAtPeriodEnd: boolean;
        readonly pastDueSince: Date | null;
        readonly graceEndsAt: Date | null;
      })
    | null;
  readonly pending: (PlanTerms & { readonly startsAt: Date }) | null;
  /** Refund of the 30-day guarantee now; `endsAt` is set when a later payment keeps the subscription until then. */
  readonly refund: { readonly amountCents: number; readonly until: Date; readonly endsAt: Date | null } | null;
  /** Latest refund, on request or by hand. */
  readonly refunded: { readonly amountCents: number; readonly refundedAt: Date } | null;
}

/** Reads our own database only. */
@Injectable()
export class ReadBillingOverview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly moneyBackOf: MoneyBackOf,
  ) {}

  async read(userId: string): Promise<BillingOverview> {
    const em = this.database.em();
    const row = await em.findOne(BillingSubscription, { userId });
    const live = row?.isLive() ? row : null;
    const pending = live?.pending() ?? null;
    const moneyBack = await this.moneyBackOf.read(userId, this.clock.now());
    const givenBack = { userId, kind: { $in: ['refund', 'end'] }, state: 'done', amountCents: { $ne: null } } as const;
    const latest = await em.findOne(BillingCommand, givenBack, { orderBy: { finishedAt: 'desc' } });
    return {
      subscription: live && this.subscriptionOf(live),
      pending: pending && { ...termsOf(pending), startsAt: pending.at },
      refund: moneyBack && !latest ? offerOf(moneyBack, live) : null,
      refunded: latest?.finishedAt ? { amountCents: latest.amountCents ?? 0, refundedAt: latest.finishedAt } : null,
    };
  }

  private subscriptionOf(row: BillingSubscription): BillingOverview['subscription'] {
    const { status, periodEnd, cancelAtPeriodEnd, pastDueSince = null } = row;
    const graceEndsAt = pastDueSince && daysAfter(pastDueSince, this.settings.billingGraceDays);
    const meaning = meaningOf(status);
    return { ...termsOf(row), status, meaning, periodEnd, cancelAtPeriodEnd, pastDueSince, graceEndsAt };
  }
}

const offerOf = ({ amountCents, until, isPaidAgain }: MoneyBack, live: BillingSubscription | null) => ({
  amountCents,
  until,
  endsAt: isPaidAgain ? (live?.periodEnd ?? null) : null,
});

const termsOf = ({ tier, interval, amountCents }: PlanTerms): PlanTerms => ({ tier, interval, amountCents });
