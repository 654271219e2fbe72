import type { StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { newCharge } from '../shapes/payment.ts';

export function addPaymentIntent(account: StripeAccount, intent: PaymentIntent): PaymentIntent {
  recordEvent(account, 'payment_intent.created', intent);
  return account.store.put('payment_intent', intent);
}

export function declinePayment(account: StripeAccount, intent: PaymentIntent, card: PaymentMethod): PaymentIntent {
  const { store, clock } = account;
  const charge = store.put('charge', newCharge(clock.now(), intent, card, { declined: true, authenticated: false }));
  recordEvent(account, 'charge.failed', charge);
  return fail(account, intent, {
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      charge: charge.id,
      message: 'Your card was declined.',
    },
  });
}

/** The owner of the card failed or refused the authentication, so no charge is created. */
export function failAuthentication(account: StripeAccount, intent: PaymentIntent): PaymentIntent {
  return fail(account, intent, {
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  });
}

export function requireAuthentication(account: StripeAccount, intent: PaymentIntent): PaymentIntent {
  const asked = account.store.patch('payment_intent', intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  recordEvent(account, 'payment_intent.requires_action', asked);
  return asked;
}

function fail(account: StripeAccount, intent: PaymentIntent, changes: Partial<PaymentIntent>): PaymentIntent {
  const failed = account.store.patch('payment_intent', intent, {
    status: 'requires_payment_method',
    next_action: null,
    ...changes,
  });
  recordEvent(account, 'payment_intent.payment_failed', failed);
  return failed;
}
