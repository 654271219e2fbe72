import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCommand, type CommandRequest } from '../../domain/billing-command.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { RefundNotOffered } from '../../domain/errors.ts';
import { MembershipRefunded } from '../../domain/events.ts';
import { findRefundablePayments, hasLaterPayment, type PaidInvoice } from '../../domain/refund-offer.ts';
import { ReadRefundOffer } from '../subscriptions/read-refund-offer.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { EndSubscription } from './end-subscription.ts';
import { RefundInvoices } from './refund-invoices.ts';
import type { CommandResult } from './command-store.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class RefundPurchase implements CommandHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readMoneyBack: ReadRefundOffer,
    private readonly refundInvoices: RefundInvoices,
    private readonly endSubscription: EndSubscription,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  /** `actorId` is null for a withdrawal from the purchase. */
  async refund(input: { userId: string; actorId: string | null }): Promise<void> {
    await this.settleUpgrade.settle(input.userId);
    const request = await this.createRequest(input);
    if (request) await this.commandRunner.submit(request, this);
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const { userId, target: invoice } = command;
    const em = this.database.em();
    const invoices = await em.find(BillingInvoice, { userId });
    const subscription = invoices.find(({ id }) => id === invoice)?.stripeSubscriptionId ?? null;
    const covered = findCoveredInvoices(command, invoices);
    const known = await em.findOne(BillingSubscription, { userId });
    const endsAt = subscription && hasLaterPayment(covered, invoices) ? known?.periodEnd : undefined;
    await this.refundInvoices.refundAll(
      command,
      covered.map(({ id }) => id),
    );
    if (subscription && endsAt) await this.endSubscription.endAtPeriodEnd(subscription);
    else if (subscription) await this.endSubscription.end(subscription);
    const amountCents = command.amountCents ?? 0;
    const tier = known?.tier ?? null;
    const fact = new MembershipRefunded({
      occasion: command.attemptId(),
      userId,
      tier,
      amountCents,
      endsAt: endsAt?.toISOString() ?? null,
    });
    return { action: 'billing.refunded', details: { invoice, subscription, amountCents }, facts: [fact] };
  }

  private async createRequest(input: { userId: string; actorId: string | null }): Promise<CommandRequest | undefined> {
    const { userId } = input;
    // Reads the offer before the command, because a concurrent request could complete the refund between the two reads.
    const moneyBack = await this.readMoneyBack.read(userId, this.clock.now());
    const em = this.database.em();
    const known = await em.findOne(BillingCommand, { userId, kind: 'refund', state: { $in: ['open', 'done'] } });
    if (known?.state === 'open') return { ...input, kind: 'refund', target: known.target };
    if (known && !(await this.hasBoughtSince(known))) return undefined;
    if (known || !moneyBack) throw new RefundNotOffered();
    return { ...input, kind: 'refund', target: moneyBack.invoiceId, amountCents: moneyBack.amountCents };
  }

  private async hasBoughtSince({ userId, target }: BillingCommand): Promise<boolean> {
    const em = this.database.em();
    const refunded = await em.findOne(BillingInvoice, { id: target });
    const subscription = await em.findOne(BillingSubscription, { userId });
    return !!subscription?.isLive() && subscription.stripeSubscriptionId !== refunded?.stripeSubscriptionId;
  }
}

function findCoveredInvoices({ target }: BillingCommand, invoices: readonly BillingInvoice[]): readonly PaidInvoice[] {
  const covered = findRefundablePayments(invoices);
  return covered.some(({ id }) => id === target) ? covered : invoices.filter(({ id }) => id === target);
}
