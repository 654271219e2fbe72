import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { CardDeclined, NoActiveSubscription, PaymentConfirmationRequired, AlreadyOnPlan } from '../../domain/errors.ts';
import { PlanUpgraded } from '../../domain/events.ts';
import { isLiveStatus } from '../../domain/stripe-status.ts';
import { fromUnixSeconds, getStripeId, toUnixSeconds } from '../stripe/values.ts';
import type { CommandHandler } from './billing-command-runner.ts';
import { ReadLiveSubscription } from './read-live-subscription.ts';
import type { CommandResult } from './command-store.ts';
import { discardPendingUpdate } from './pending-update.ts';
import { buildProrationParams } from './quote-upgrade.ts';
import { releaseSchedule, SetNextPrice } from './set-next-price.ts';

@Injectable()
export class UpgradeHandler implements CommandHandler {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readLiveSubscription: ReadLiveSubscription,
    private readonly setNextPrice: SetNextPrice,
  ) {}

  isInEffect({ target }: Pick<BillingCommand, 'target'>, { priceId }: BillingSubscription): boolean {
    return priceId === target;
  }

  async execute(command: BillingCommand): Promise<CommandResult> {
    const { stripeSubscriptionId } = await this.readLiveSubscription.read(command.userId);
    const known = await this.stripe.subscriptions.retrieve(stripeSubscriptionId, expandLatestInvoice);
    const isApplied = getOnlyItem(known).price.id === command.target;
    if (isApplied && isFromOtherTab(known, command)) throw new AlreadyOnPlan();
    const subscription = isApplied ? known : await this.apply(known, command);
    if (subscription.cancel_at_period_end) {
      const going = { cancel_at_period_end: false };
      await this.stripe.subscriptions.update(subscription.id, going, { idempotencyKey: command.stepKey('keep') });
    }
    return this.toResult(subscription, command);
  }

  async isPaymentPending({ userId }: BillingCommand): Promise<boolean> {
    const known = await this.database.em().findOne(BillingSubscription, { userId });
    if (!known?.isLive()) return false;
    return (await this.stripe.subscriptions.retrieve(known.stripeSubscriptionId)).pending_update !== null;
  }

  async rollBack(command: BillingCommand): Promise<void> {
    const { userId, target, pendingBefore } = command;
    const known = await this.database.em().findOne(BillingSubscription, { userId });
    if (!known?.isLive()) return;
    const subscription = await this.stripe.subscriptions.retrieve(known.stripeSubscriptionId);
    if (getOnlyItem(subscription).price.id === target || !isLiveStatus(subscription.status)) return;
    await discardPendingUpdate(this.stripe, subscription);
    if (!pendingBefore || subscription.schedule || subscription.cancel_at_period_end) return;
    await this.setNextPrice.set(subscription, pendingBefore, (step) => command.stepKey(`back-${step}`));
  }

  private async apply(known: Stripe.Subscription, command: BillingCommand): Promise<Stripe.Subscription> {
    if (known.pending_update) return this.throwPendingError(known);
    await releaseSchedule(this.stripe, known, { idempotencyKey: command.stepKey('release') });
    const updated = await this.stripe.subscriptions.update(
      known.id,
      {
        ...buildProrationParams(getOnlyItem(known), command.target, command.prorationDate ?? this.clock.now()),
        payment_behavior: 'pending_if_incomplete',
        ...expandLatestInvoice,
      },
      { idempotencyKey: command.stepKey('upgrade') },
    );
    return updated.pending_update ? this.throwPendingError(updated) : updated;
  }

  private async throwPendingError(subscription: Stripe.Subscription): Promise<never> {
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const [payment] = (await this.stripe.invoicePayments.list({ invoice: String(invoice.id) })).data;
    const intent = payment?.payment.payment_intent;
    const status = intent && (await this.stripe.paymentIntents.retrieve(getStripeId(intent))).status;
    if (invoice.hosted_invoice_url && status !== 'requires_payment_method')
      throw new PaymentConfirmationRequired(invoice.hosted_invoice_url);
    await discardPendingUpdate(this.stripe, subscription);
    throw new CardDeclined();
  }

  private async toResult(subscription: Stripe.Subscription, command: BillingCommand): Promise<CommandResult> {
    const { id: commandId, userId, target } = command;
    const price = await this.database.em().findOneOrFail(BillingPrice, { id: target });
    const { tier, interval, amountCents } = price;
    const latest = subscription.latest_invoice as Stripe.Invoice | null;
    const invoice = latest?.billing_reason === 'subscription_update' ? latest : null;
    const chargedCents = invoice?.amount_paid ?? command.amountCents ?? 0;
    const renewsAt = fromUnixSeconds(getOnlyItem(subscription).current_period_end).toISOString();
    const invoiceNumber = invoice?.number ?? null;
    const fact = { commandId, userId, tier, interval, amountCents, chargedCents, invoiceNumber, renewsAt };
    const details = { after: target, to: tier, interval, chargedCents, invoice: invoiceNumber };
    return { action: 'billing.plan-upgraded', details, facts: [new PlanUpgraded(fact)] };
  }
}

const expandLatestInvoice = { expand: ['latest_invoice'] };

/** For a subscription that has the new plan. An older invoice with another amount comes from another browser tab. */
function isFromOtherTab({ latest_invoice }: Stripe.Subscription, { amountCents, createdAt }: BillingCommand): boolean {
  const latest = latest_invoice as Stripe.Invoice | null;
  return latest !== null && latest.amount_due !== amountCents && latest.created < toUnixSeconds(createdAt);
}

function getOnlyItem({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new NoActiveSubscription();
  return item;
}
