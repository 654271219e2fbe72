import { AppError, conflict, invalid, notFound, unavailable } from '#kernel/app-error.ts';

/** The price is not one of those we sell. It is never passed on to Stripe. */
export class UnknownPrice extends invalid(
  'billing.unknown-price',
  'This plan is not offered. Reload the page and choose again.',
) {}

/** Somebody who has a subscription asked for another; it is changed where it is managed. */
export class AlreadySubscribed extends conflict(
  'billing.already-subscribed',
  'You already have a subscription. You can change or cancel it in your account.',
) {
  override readonly extras = { manageUrl: '/account/membership' };
}

/** While this checkout was being opened, the same member chose another plan. */
export class CheckoutReplaced extends conflict(
  'billing.checkout-replaced',
  'You chose another plan in the meantime. Continue with that one, or choose again.',
) {}

/** Stripe did not answer in time, or not as it should. Nothing was bought. */
export class StripeUnavailable extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.stripe-unavailable';
  constructor(override readonly cause?: unknown) {
    super('Our payment provider is not responding. Nothing was charged. Please try again in a moment.');
  }
}

/** The account was deleted while its owner was still signed in. */
export class UnknownMember extends notFound('billing.unknown-member', 'This account no longer exists.') {}

/** The prices were never set up in Stripe: an operator's task (`npm run stripe:setup`). */
export class PricesNotSetUp extends unavailable(
  'billing.prices-not-set-up',
  'Our plans are being set up. Please try again in a moment.',
) {}

/** Something was asked of a subscription that does not exist, or is over. */
export class NoSubscription extends conflict(
  'billing.no-subscription',
  'You have no subscription at the moment. Choose a plan on the membership page to begin.',
) {}

/** The chosen plan is the current one. */
export class SamePlan extends conflict('billing.same-plan', 'You already have this plan.') {}

/** A plan is not changed while a payment for it is owed. */
export class PaymentOwedFirst extends conflict(
  'billing.payment-owed',
  'A payment is overdue. Please update your card first, then change your plan.',
) {}

/** There is no pending change to undo. */
export class NothingPending extends conflict(
  'billing.nothing-pending',
  'No plan change is scheduled. Your plan stays as it is.',
) {}

/** The 30 days are over, nothing was paid, or it was given back before. */
export class RefundNotOffered extends conflict(
  'billing.refund-not-offered',
  'You can get a refund within 30 days of your first payment. That time is over; you can cancel instead.',
) {}

/** Only a higher plan with the same or a longer billing cycle can begin today, and only for a sum that can be charged. */
export class UpgradeNotOffered extends conflict(
  'billing.upgrade-not-offered',
  'This change cannot start today. It can start with your next billing cycle.',
) {}

/** The amount that was shown is not the amount of today. */
export class UpgradePriceChanged extends conflict(
  'billing.upgrade-price-changed',
  'The price of this upgrade has changed. Nothing was charged. Look at the new price, then confirm again.',
) {}

/** The bank refused the payment of an upgrade. The upgrade is undone. */
export class CardDeclined extends conflict(
  'billing.card-declined',
  'Your card was declined. Nothing was charged, and your plan has not changed. Update your card, then try again.',
) {}

/** The bank asks the member to confirm the payment of an upgrade. The upgrade applies once that is done. */
export class PaymentToConfirm extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.payment-to-confirm';
  override readonly extras: Readonly<Record<string, unknown>>;
  constructor(payUrl: string) {
    super('Your bank asks you to confirm this payment. Your plan changes as soon as you have confirmed it.');
    this.extras = { payUrl };
  }
}

/** Stripe did not say whether an upgrade was made. The sweep looks it up. */
export class UpgradeUnconfirmed extends unavailable(
  'billing.upgrade-unconfirmed',
  'Our payment provider did not answer. We check whether your upgrade was made. If it was, you get an email.',
) {}

/** The member has no such invoice, or it has no file. */
export class UnknownInvoice extends notFound('billing.unknown-invoice', 'This invoice no longer exists.') {}

/** Stripe refused a part of a refund after another part was made. The rest is tried again. */
export class RefundIncomplete extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.refund-incomplete';
  constructor(override readonly cause?: unknown) {
    super('Part of your refund was made. We are making the rest; you do not need to do anything.');
  }
}

/** The same person's last command is still running. */
export class CommandUnderWay extends conflict(
  'billing.under-way',
  'Your last request is still being processed. Check again in a minute.',
) {}

/** The webhook has no recent signature made with our secret. */
export class WebhookRefused extends invalid('billing.webhook-refused', 'The signature is missing, wrong or too old.') {}

/** Other syncs of the same customer were faster each time; the job is retried. */
export class SyncOvertaken extends Error {
  constructor(stripeCustomerId: string) {
    super(`The sync of ${stripeCustomerId} was overtaken again and again`);
    this.name = 'SyncOvertaken';
  }
}

/** Stripe never told us of this event, or the person it spoke of was erased. */
export class UnknownStripeEvent extends notFound('billing.unknown-event', 'There is no such event.') {}

/** The event is kept for the record only. */
export class NothingToReplay extends conflict(
  'billing.nothing-to-replay',
  'This event does not concern a membership, so there is nothing to do again.',
) {}
