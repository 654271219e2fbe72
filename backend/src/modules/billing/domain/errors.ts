import { AppError } from '../../../kernel/app-error.ts';

/** The price is not one of those we sell. It is never passed on to Stripe. */
export class UnknownPrice extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'billing.unknown-price';
  constructor() {
    super('This plan is not offered. Reload the page and choose again.');
  }
}

/** Somebody who has a subscription asked for another; it is changed where it is managed. */
export class AlreadySubscribed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.already-subscribed';
  override readonly extras = { manageUrl: '/account/membership' };
  constructor() {
    super('You already have a subscription. You can change or cancel it in your account.');
  }
}

/** While this checkout was being opened, the same member chose another plan. */
export class CheckoutReplaced extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.checkout-replaced';
  constructor() {
    super('You chose another plan in the meantime. Go on with that one, or choose again.');
  }
}

/** Stripe did not answer in time, or not as it should. Nothing was bought. */
export class StripeUnavailable extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.stripe-unavailable';
  constructor(override readonly cause?: unknown) {
    super('Our payment provider does not answer. Nothing was charged. Please try again in a moment.');
  }
}

/** The account was deleted while its owner was still signed in. */
export class UnknownMember extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'billing.unknown-member';
  constructor() {
    super('This account does not exist any more.');
  }
}

/** The prices were never set up in Stripe: an operator's task (`npm run stripe:setup`). */
export class PricesNotSetUp extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'billing.prices-not-set-up';
  constructor() {
    super('Our plans are being set up. Please try again in a moment.');
  }
}

/** The report does not carry a fresh signature made with our secret. */
export class WebhookRefused extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'billing.webhook-refused';
  constructor() {
    super('The signature is missing, wrong or too old.');
  }
}

/** Other syncs of the same customer kept getting ahead; the job is repeated. */
export class SyncOvertaken extends Error {
  constructor(stripeCustomerId: string) {
    super(`The sync of ${stripeCustomerId} was overtaken again and again`);
    this.name = 'SyncOvertaken';
  }
}
