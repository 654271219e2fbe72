import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { SubscriptionPricePeriod } from '../../domain/subscription-price-period.entity.ts';
import { MembershipStarted } from '../../domain/events.ts';
import type { InvoiceFacts } from '../../domain/invoice-facts.ts';
import { getStatusMeaning } from '../../domain/stripe-status.ts';
import type { SubscriptionFacts } from '../../domain/subscription-facts.ts';

export interface CustomerSnapshot {
  readonly begunAt: Date;
  readonly subscriptions: readonly SubscriptionFacts[];
  readonly invoices: readonly InvoiceFacts[];
}

@Injectable()
export class RecordPricePeriods {
  async record({ em, outbox }: TransactionScope, userId: string, reading: CustomerSnapshot, now: Date): Promise<void> {
    const known = await em.find(SubscriptionPricePeriod, { userId }, { orderBy: { startedAt: 'asc' } });
    for (const facts of reading.subscriptions) {
      const { stripeSubscriptionId: subscriptionId, tier } = facts;
      const own = known.filter((span) => span.stripeSubscriptionId === subscriptionId);
      if (own.length === 0 && getStatusMeaning(facts.status) === 'pays')
        outbox.append(
          new MembershipStarted({
            subscriptionId,
            userId,
            tier,
            invoiceNumber: findFirstInvoiceNumber(subscriptionId, reading),
          }),
        );
      if (hasRevenue(facts)) this.continueSpan(em, userId, own, { facts, invoices: reading.invoices }, now);
      else this.end(em, userId, own, facts, reading.invoices, now);
    }
    const read = new Set(reading.subscriptions.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
    for (const span of known) if (span.isOpen() && !read.has(span.stripeSubscriptionId)) span.end(now);
  }

  private continueSpan(
    em: EntityManager,
    userId: string,
    own: readonly SubscriptionPricePeriod[],
    { facts, invoices }: { facts: SubscriptionFacts; invoices: readonly InvoiceFacts[] },
    now: Date,
  ): void {
    const open = own.find((span) => span.isOpen());
    if (open?.priceId === facts.priceId) return;
    const last = own.at(-1);
    const resumes = open ? findPriceStart(facts, invoices) : now;
    const since = last ? new Date(Math.max(resumes.getTime(), last.startedAt.getTime() + 1)) : facts.startedAt;
    open?.end(since);
    em.create(SubscriptionPricePeriod, SubscriptionPricePeriod.createRow(since, userId, facts));
  }

  private end(
    em: EntityManager,
    userId: string,
    own: readonly SubscriptionPricePeriod[],
    facts: SubscriptionFacts,
    invoices: readonly InvoiceFacts[],
    now: Date,
  ): void {
    const wasPaid = invoices.some((one) => one.paidAt && one.stripeSubscriptionId === facts.stripeSubscriptionId);
    const [unread] =
      own.length === 0 && wasPaid
        ? [em.create(SubscriptionPricePeriod, SubscriptionPricePeriod.createRow(facts.startedAt, userId, facts))]
        : own.filter((span) => span.isOpen());
    unread?.end(facts.endedAt ?? now);
  }
}

function findFirstInvoiceNumber(subscription: string, { invoices }: CustomerSnapshot): string | null {
  const own = invoices.filter((one) => one.stripeSubscriptionId === subscription && one.paidAt);
  const [first] = own.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return first?.number ?? null;
}

function findPriceStart(facts: SubscriptionFacts, invoices: readonly InvoiceFacts[]): Date {
  const { stripeSubscriptionId, periodStart, tier } = facts;
  const upgrades = invoices.filter(
    (one) =>
      one.reason === 'subscription_update' &&
      one.paidAt &&
      one.tier === tier &&
      one.createdAt > periodStart &&
      one.stripeSubscriptionId === stripeSubscriptionId,
  );
  return new Date(Math.max(periodStart.getTime(), ...upgrades.map(({ createdAt }) => createdAt.getTime())));
}

const hasRevenue = ({ status }: SubscriptionFacts): boolean => ['pays', 'owes'].includes(getStatusMeaning(status));
