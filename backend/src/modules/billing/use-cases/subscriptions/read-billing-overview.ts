import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { PaidTier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import type { RefundOffer } from '../../domain/refund-offer.ts';
import { addDays } from '../../domain/notices.ts';
import { getStatusMeaning, type StatusMeaning } from '../../domain/stripe-status.ts';
import { ReadRefundOffer } from './read-refund-offer.ts';

export interface PlanTerms {
  readonly tier: PaidTier;
  readonly interval: 'monthly' | 'annual';
  readonly amountCents: number;
}

export interface BillingOverview {
  readonly subscription:
    | (PlanTerms & {
        readonly status: string;
        readonly meaning: StatusMeaning;
        readonly periodEnd: Date;
        readonly cancelAtPeriodEnd: boolean;
        readonly pastDueSince: Date | null;
        readonly graceEndsAt: Date | null;
      })
    | null;
  readonly pending: (PlanTerms & { readonly startsAt: Date }) | null;
  /** A refund is possible until `until`. `endsAt` is the end of a later period that is already paid, or null. */
  readonly refund: { readonly amountCents: number; readonly until: Date; readonly endsAt: Date | null } | null;
  readonly refunded: { readonly amountCents: number; readonly refundedAt: Date } | null;
}

@Injectable()
export class ReadBillingOverview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly readMoneyBack: ReadRefundOffer,
  ) {}

  async read(userId: string): Promise<BillingOverview> {
    const em = this.database.em();
    const row = await em.findOne(BillingSubscription, { userId });
    const live = row?.isLive() ? row : null;
    const pending = live?.pending() ?? null;
    const moneyBack = await this.readMoneyBack.read(userId, this.clock.now());
    const givenBack = { userId, kind: { $in: ['refund', 'end'] }, state: 'done', amountCents: { $ne: null } } as const;
    const latest = await em.findOne(BillingCommand, givenBack, { orderBy: { finishedAt: 'desc' } });
    return {
      subscription: live && this.toSubscription(live),
      pending: pending && { ...toPlanTerms(pending), startsAt: pending.at },
      refund: moneyBack && !latest ? toRefundOffer(moneyBack, live) : null,
      refunded: latest?.finishedAt ? { amountCents: latest.amountCents ?? 0, refundedAt: latest.finishedAt } : null,
    };
  }

  private toSubscription(row: BillingSubscription): BillingOverview['subscription'] {
    const { status, periodEnd, cancelAtPeriodEnd, pastDueSince = null } = row;
    const graceEndsAt = pastDueSince && addDays(pastDueSince, this.settings.billingGraceDays);
    const meaning = getStatusMeaning(status);
    return { ...toPlanTerms(row), status, meaning, periodEnd, cancelAtPeriodEnd, pastDueSince, graceEndsAt };
  }
}

const toRefundOffer = ({ amountCents, until, isPaidAgain }: RefundOffer, live: BillingSubscription | null) => ({
  amountCents,
  until,
  endsAt: isPaidAgain ? (live?.periodEnd ?? null) : null,
});

const toPlanTerms = ({ tier, interval, amountCents }: PlanTerms): PlanTerms => ({ tier, interval, amountCents });
