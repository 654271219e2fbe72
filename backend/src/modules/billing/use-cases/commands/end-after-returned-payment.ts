import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import type { BillingCommand, CommandRequest } from '../../domain/billing-command.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NoActiveSubscription } from '../../domain/errors.ts';
import { MembershipDisputed, MembershipRefunded, PaymentReturned } from '../../domain/events.ts';
import { findReturnedPayment, getReturnReason } from '../../domain/returned-payment.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { EndSubscription } from './end-subscription.ts';
import { CommandStore, type CommandResult } from './command-store.ts';
import { SettleUpgrade } from './settle-upgrade.ts';

@Injectable()
export class EndAfterReturnedPayment implements CommandHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commandStore: CommandStore,
    private readonly endSubscription: EndSubscription,
    private readonly settleUpgrade: SettleUpgrade,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  @ReactsTo([PaymentReturned], { name: 'EndSubscriptionWhenPaymentReturned', queue: 'billing', effect: 'outside' })
  async end({ userId }: { userId: string }): Promise<void> {
    await this.settleUpgrade.settle(userId);
    const request = await this.createRequest(userId);
    const command = request && (await this.commandStore.leaseNew(request));
    if (command) await this.commandRunner.run(command, this);
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const { userId, target } = command;
    const em = this.database.em();
    const invoice = await em.findOne(BillingInvoice, { id: target });
    const subscription = invoice?.stripeSubscriptionId;
    if (!subscription) throw new NoActiveSubscription();
    const tier = (await em.findOne(BillingSubscription, { userId }))?.tier ?? null;
    await this.endSubscription.end(subscription);
    const reason = getReturnReason(invoice);
    const amountCents = command.amountCents ?? invoice.amountPaid;
    const payload = { occasion: command.attemptId(), userId, tier, amountCents };
    const fact =
      reason === 'disputed' ? new MembershipDisputed(payload) : new MembershipRefunded({ ...payload, endsAt: null });
    const details = { reason, invoice: target, subscription, amountCents };
    return { action: 'billing.subscription-ended', details, facts: [fact] };
  }

  private async createRequest(userId: string): Promise<CommandRequest | undefined> {
    const em = this.database.em();
    const subscription = await em.findOne(BillingSubscription, { userId });
    if (!subscription?.isLive()) return undefined;
    const invoices = await em.find(BillingInvoice, { userId });
    const returned = findReturnedPayment(invoices, subscription.stripeSubscriptionId, this.clock.now());
    if (!returned) return undefined;
    const { invoiceId: target, amountCents, way } = returned;
    return { userId, actorId: null, kind: 'end', target, ...(way === 'refunded' ? { amountCents } : {}) };
  }
}
