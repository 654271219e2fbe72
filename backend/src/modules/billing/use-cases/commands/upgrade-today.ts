import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '../../../../kernel/clock.ts';
import { Database } from '../../../../platform/database/database.ts';
import type { BillingCommand, Wish } from '../../domain/billing-command.entity.ts';
import { BillingPrice } from '../../domain/billing-price.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import {
  CardDeclined,
  NoSubscription,
  PaymentToConfirm,
  StripeUnavailable,
  UpgradeNotOffered,
  UpgradePriceChanged,
  UpgradeUnconfirmed,
} from '../../domain/errors.ts';
import { PlanUpgraded } from '../../domain/events.ts';
import { isLive } from '../../domain/stripe-status.ts';
import { fromSeconds, idOf } from '../stripe/values.ts';
import { CarryOut, type CommandWork } from './carry-out.ts';
import { LiveSubscriptionOf } from './live-subscription-of.ts';
import { OpenCommands, type CommandResult } from './open-commands.ts';
import { discardPendingUpdate } from './pending-update.ts';
import { QuotePlanChange } from './quote-plan-change.ts';
import { isUpgrade, prorated, QuoteUpgrade } from './quote-upgrade.ts';
import { releaseSchedule, SetNextPrice } from './set-next-price.ts';

/** A quote older than this is made again. */
const quoteValidMs = 3_600_000;
const skewMs = 5_000;

export interface UpgradeAsked {
  readonly userId: string;
  readonly priceId: string;
  /** Both as the preview showed them. */
  readonly chargeCents: number;
  readonly prorationDate: Date;
}

/**
 * Moves a member to a higher plan at once and charges the difference for the present period. Stripe applies the change
 * only when its invoice is paid: a declined card leaves everything as it was.
 */
@Injectable()
export class UpgradeToday implements CommandWork {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly quotePlanChange: QuotePlanChange,
    private readonly quoteUpgrade: QuoteUpgrade,
    private readonly liveSubscriptionOf: LiveSubscriptionOf,
    private readonly openCommands: OpenCommands,
    private readonly setNextPrice: SetNextPrice,
    private readonly carryOut: CarryOut,
  ) {}

  /** Asked again with the same preview, it changes nothing more. Throws UpgradeNotOffered, CardDeclined and others. */
  async upgrade({ userId, priceId, chargeCents, prorationDate }: UpgradeAsked): Promise<void> {
    const amount = { amountCents: chargeCents, prorationDate };
    const wish: Wish = { userId, actorId: userId, kind: 'upgrade', target: priceId, ...amount };
    if (await this.openCommands.wasDone(wish)) return;
    const before = (await this.openCommands.isOpen(wish)) ? undefined : await this.checkOffer(wish, amount);
    try {
      await this.carryOut.carryOut({ ...wish, ...(before && { before }) }, this);
    } catch (error) {
      throw error instanceof StripeUnavailable ? new UpgradeUnconfirmed() : error;
    }
  }

  holds({ target }: Pick<BillingCommand, 'target'>, { priceId }: BillingSubscription): boolean {
    return priceId === target;
  }

  async work(command: BillingCommand): Promise<CommandResult> {
    const { stripeSubscriptionId } = await this.liveSubscriptionOf.read(command.userId);
    const known = await this.stripe.subscriptions.retrieve(stripeSubscriptionId, expanded);
    const subscription = itemOf(known).price.id === command.target ? known : await this.apply(known, command);
    if (subscription.cancel_at_period_end) {
      const going = { cancel_at_period_end: false };
      await this.stripe.subscriptions.update(subscription.id, going, { idempotencyKey: command.key('keep') });
    }
    return this.resultOf(subscription, command);
  }

  async isWaiting({ userId }: BillingCommand): Promise<boolean> {
    const known = await this.database.em().findOne(BillingSubscription, { userId });
    if (!known?.isLive()) return false;
    return (await this.stripe.subscriptions.retrieve(known.stripeSubscriptionId)).pending_update !== null;
  }

  /** The plan that was to come next, where the upgrade came to nothing. */
  async putBack(command: BillingCommand): Promise<void> {
    const { userId, target, pendingBefore } = command;
    const known = await this.database.em().findOne(BillingSubscription, { userId });
    if (!known?.isLive()) return;
    const subscription = await this.stripe.subscriptions.retrieve(known.stripeSubscriptionId);
    if (itemOf(subscription).price.id === target || !isLive(subscription.status)) return;
    await discardPendingUpdate(this.stripe, subscription);
    if (!pendingBefore || subscription.schedule || subscription.cancel_at_period_end) return;
    await this.setNextPrice.set(subscription, pendingBefore, (step) => command.key(`back-${step}`));
  }

  private async checkOffer(
    { userId, target: priceId }: Wish,
    shown: { amountCents: number; prorationDate: Date },
  ): Promise<BillingSubscription> {
    const age = this.clock.now().getTime() - shown.prorationDate.getTime();
    const { subscription, price } = await this.quotePlanChange.check({ userId, priceId });
    if (!isUpgrade(subscription, price)) throw new UpgradeNotOffered();
    if (age > quoteValidMs || age < -skewMs) throw new UpgradePriceChanged();
    const now = await this.quoteUpgrade.quote(subscription, price, shown.prorationDate);
    if (!now) throw new UpgradeNotOffered();
    if (now.chargeCents !== shown.amountCents) throw new UpgradePriceChanged();
    return subscription;
  }

  private async apply(known: Stripe.Subscription, command: BillingCommand): Promise<Stripe.Subscription> {
    if (known.pending_update) return this.explainPending(known);
    await releaseSchedule(this.stripe, known, { idempotencyKey: command.key('release') });
    const updated = await this.stripe.subscriptions.update(
      known.id,
      {
        ...prorated(itemOf(known), command.target, command.prorationDate ?? this.clock.now()),
        payment_behavior: 'pending_if_incomplete',
        ...expanded,
      },
      { idempotencyKey: command.key('upgrade') },
    );
    return updated.pending_update ? this.explainPending(updated) : updated;
  }

  private async explainPending(subscription: Stripe.Subscription): Promise<never> {
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const [payment] = (await this.stripe.invoicePayments.list({ invoice: String(invoice.id) })).data;
    const intent = payment?.payment.payment_intent;
    const status = intent && (await this.stripe.paymentIntents.retrieve(idOf(intent))).status;
    if (invoice.hosted_invoice_url && status !== 'requires_payment_method')
      throw new PaymentToConfirm(invoice.hosted_invoice_url);
    await discardPendingUpdate(this.stripe, subscription);
    throw new CardDeclined();
  }

  private async resultOf(subscription: Stripe.Subscription, command: BillingCommand): Promise<CommandResult> {
    const { id: commandId, userId, target } = command;
    const price = await this.database.em().findOneOrFail(BillingPrice, { id: target });
    const { tier, interval, amountCents } = price;
    const latest = subscription.latest_invoice as Stripe.Invoice | null;
    const invoice = latest?.billing_reason === 'subscription_update' ? latest : null;
    const chargedCents = invoice?.amount_paid ?? command.amountCents ?? 0;
    const renewsAt = fromSeconds(itemOf(subscription).current_period_end).toISOString();
    const invoiceNumber = invoice?.number ?? null;
    const fact = { commandId, userId, tier, interval, amountCents, chargedCents, invoiceNumber, renewsAt };
    const details = { after: target, to: tier, interval, chargedCents, invoice: invoiceNumber };
    return { action: 'billing.plan-upgraded', details, facts: [new PlanUpgraded(fact)] };
  }
}

const expanded = { expand: ['latest_invoice'] };

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new NoSubscription();
  return item;
}
