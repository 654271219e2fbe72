import { AppError, conflictError, invalidError, notFoundError, unavailableError } from '#kernel/app-error.ts';

export class UnknownPrice extends invalidError(
  'billing.unknown-price',
  'This plan is not offered. Reload the page and choose again.',
) {}

export class AlreadySubscribed extends conflictError(
  'billing.already-subscribed',
  'You already have a subscription. You can change or cancel it in your account.',
) {
  override readonly extras = { manageUrl: '/account/membership' };
}

export class CheckoutReplaced extends conflictError(
  'billing.checkout-replaced',
  'You chose another plan in the meantime. Continue with that one, or choose again.',
) {}

export class StripeUnavailable extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.stripe-unavailable';
  constructor(override readonly cause?: unknown) {
    super('Our payment provider is not responding. Nothing was charged. Please try again in a moment.');
  }
}

export class MemberNotFound extends notFoundError('billing.unknown-member', 'This account no longer exists.') {}

/** An operator must create the prices in Stripe with `npm run stripe:setup`. */
export class PricesNotSetUp extends unavailableError(
  'billing.prices-not-set-up',
  'Our plans are being set up. Please try again in a moment.',
) {}

export class NoActiveSubscription extends conflictError(
  'billing.no-subscription',
  'You have no subscription at the moment. Choose a plan on the membership page to begin.',
) {}

export class AlreadyOnPlan extends conflictError('billing.same-plan', 'You already have this plan.') {}

export class PaymentStillOwed extends conflictError(
  'billing.payment-owed',
  'A payment is overdue. Please update your card first, then change your plan.',
) {}

export class NoPlanChangePending extends conflictError(
  'billing.nothing-pending',
  'No plan change is scheduled. Your plan stays as it is.',
) {}

export class RefundNotOffered extends conflictError(
  'billing.refund-not-offered',
  'You can get a refund within 30 days of your first payment. That time is over; you can cancel instead.',
) {}

export class UpgradeNotOffered extends conflictError(
  'billing.upgrade-not-offered',
  'This change cannot start today. It can start with your next billing cycle.',
) {}

export class UpgradePriceChanged extends conflictError(
  'billing.upgrade-price-changed',
  'The price of this upgrade has changed. Nothing was charged. Look at the new price, then confirm again.',
) {}

export class CardDeclined extends conflictError(
  'billing.card-declined',
  'Your card was declined. Nothing was charged, and your plan has not changed. Update your card, then try again.',
) {}

export class PaymentConfirmationRequired extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.payment-to-confirm';
  override readonly extras: Readonly<Record<string, unknown>>;
  constructor(payUrl: string) {
    super('Your bank asks you to confirm this payment. Your plan changes as soon as you have confirmed it.');
    this.extras = { payUrl };
  }
}

export class UpgradeUnconfirmed extends unavailableError(
  'billing.upgrade-unconfirmed',
  'Our payment provider did not answer. We check whether your upgrade was made. If it was, you get an email.',
) {}

export class InvoiceNotFound extends notFoundError('billing.unknown-invoice', 'This invoice no longer exists.') {}

export class RefundIncomplete extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.refund-incomplete';
  constructor(override readonly cause?: unknown) {
    super('Part of your refund was made. We are making the rest; you do not need to do anything.');
  }
}

export class BillingCommandInProgress extends conflictError(
  'billing.under-way',
  'Your last request is still being processed. Check again in a minute.',
) {}

export class InvalidWebhookSignature extends invalidError(
  'billing.webhook-refused',
  'The signature is missing, wrong or too old.',
) {}

export class SyncSuperseded extends Error {
  constructor(stripeCustomerId: string) {
    super(`The sync of ${stripeCustomerId} was superseded by other updates at each attempt`);
    this.name = 'SyncSuperseded';
  }
}

export class StripeEventNotFound extends notFoundError('billing.unknown-event', 'There is no such event.') {}

export class StripeEventAlreadyProcessed extends conflictError(
  'billing.nothing-to-replay',
  'This event is not about a membership, so there is nothing to replay.',
) {}
