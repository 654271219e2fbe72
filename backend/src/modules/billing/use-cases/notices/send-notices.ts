import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingNotice } from '../../domain/billing-notice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { MembershipEndedUnpaid, PaymentBecameOverdue, YearlyRenewalApproached } from '../../domain/events.ts';
import {
  addDays,
  buildDebtKey,
  isNextChargeAnnual,
  getNextCharge,
  buildPeriodKey,
  getNoticeStage,
} from '../../domain/notices.ts';
import { isLiveStatus, getStatusMeaning } from '../../domain/stripe-status.ts';

const atOnce = 100;

@Injectable()
export class SendBillingNotices {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Schedule({ name: 'billing.send-notices', queue: 'billing', everySeconds: 15 })
  send(): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const now = this.clock.now();
      const due = await em.find(
        BillingNotice,
        { sentAt: null, droppedAt: null, dueAt: { $lte: now } },
        { limit: atOnce, orderBy: { dueAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const notice of due) {
        const fact = await this.toEvent(em, notice, now);
        if (fact) outbox.append(fact);
        notice[fact ? 'sentAt' : 'droppedAt'] = now;
      }
    });
  }

  private async toEvent(em: EntityManager, notice: BillingNotice, now: Date): Promise<DomainEvent | undefined> {
    const { userId, subject, kind, dueAt } = notice;
    const subscription = await em.findOne(BillingSubscription, { userId });
    if (!subscription) return undefined;
    if (kind === 'renewal') return this.renewal(notice, subscription);
    if (kind === 'past-due-over') return this.end(em, notice, subscription, now);
    const isOvertaken = await em.count(BillingNotice, { userId, subject, dueAt: { $gt: dueAt, $lte: now } });
    return isOvertaken ? undefined : this.debt(notice, subscription, now);
  }

  private renewal({ id, userId, subject }: BillingNotice, subscription: BillingSubscription): DomainEvent | undefined {
    if (!isNextChargeAnnual(subscription) || buildPeriodKey(subscription) !== subject) return undefined;
    const chargedAt = subscription.periodEnd.toISOString();
    return new YearlyRenewalApproached({ noticeId: id, userId, ...getNextCharge(subscription), chargedAt });
  }

  private debt(
    { id, userId, kind, subject }: BillingNotice,
    subscription: BillingSubscription,
    now: Date,
  ): DomainEvent | undefined {
    const { pastDueSince, tier, amountCents } = subscription;
    const graceDays = this.settings.billingGraceDays;
    const stage = getNoticeStage(kind);
    if (!stage || !pastDueSince || buildDebtKey(subscription, pastDueSince) !== subject) return undefined;
    if (subscription.computeTierAt(now, graceDays) === 'free') return undefined;
    const graceEndsAt = addDays(pastDueSince, graceDays).toISOString();
    return new PaymentBecameOverdue({ noticeId: id, userId, tier, amountCents, stage, graceEndsAt });
  }

  private async end(
    em: EntityManager,
    { id, userId, subject }: BillingNotice,
    subscription: BillingSubscription,
    now: Date,
  ): Promise<DomainEvent | undefined> {
    const { stripeSubscriptionId, status, pastDueSince, tier } = subscription;
    const isSame = pastDueSince
      ? buildDebtKey(subscription, pastDueSince) === subject
      : subject.startsWith(`${stripeSubscriptionId} `);
    const isLost =
      getStatusMeaning(status) !== 'pays' && subscription.computeTierAt(now, this.settings.billingGraceDays) === 'free';
    if (!isSame || !isLost || (await wasRefunded(em, userId, stripeSubscriptionId))) return undefined;
    return new MembershipEndedUnpaid({ noticeId: id, userId, tier, mayStillBePaid: isLiveStatus(status) });
  }
}

async function wasRefunded(em: EntityManager, userId: string, stripeSubscriptionId: string): Promise<boolean> {
  const refunds = await em.find(BillingCommand, {
    userId,
    kind: { $in: ['refund', 'end'] },
    state: { $in: ['open', 'done'] },
  });
  const invoices = refunds.map(({ target }) => target);
  return (await em.count(BillingInvoice, { id: { $in: invoices }, stripeSubscriptionId })) > 0;
}
