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

/** Something was asked of a subscription that does not exist, or is over. */
export class NoSubscription extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.no-subscription';
  constructor() {
    super('You have no subscription at the moment. Choose a plan on the membership page to begin.');
  }
}

/** The plan chosen is the one there is. */
export class SamePlan extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.same-plan';
  constructor() {
    super('This is your plan already. To keep it, undo the change that is waiting, if there is one.');
  }
}

/** A plan is not changed while a payment for it is owed. */
export class PaymentOwedFirst extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.payment-owed';
  constructor() {
    super('A payment is still open. Please update your card first, then change your plan.');
  }
}

/** There is no change to take back. */
export class NothingPending extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.nothing-pending';
  constructor() {
    super('There is no change waiting. Your plan stays as it is.');
  }
}

/** The 30 days are over, nothing was paid, or it was given back before. */
export class RefundNotOffered extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.refund-not-offered';
  constructor() {
    super(
      'Your first payment can be given back within 30 days. That is not possible any more; you can cancel instead.',
    );
  }
}

/** The step from an annual plan to a dearer one at once goes through the 30-day guarantee. */
export class ChangeNowNotOffered extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.change-now-not-offered';
  constructor() {
    super('This change cannot be made at once. It can begin with your next billing cycle.');
  }
}

/** What the same person asked for a moment ago is still on its way. */
export class CommandUnderWay extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.under-way';
  constructor() {
    super('We are still working on what you asked for last. Give it a minute, then look again.');
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

/** Stripe never told us of this event, or the person it spoke of was erased. */
export class UnknownStripeEvent extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'billing.unknown-event';
  constructor() {
    super('There is no such event.');
  }
}

/** The event is kept for the record only. */
export class NothingToReplay extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'billing.nothing-to-replay';
  constructor() {
    super('This event does not concern a membership, so there is nothing to do again.');
  }
}
