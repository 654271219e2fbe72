import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { CheckoutSession, Customer, PaymentIntent, PaymentMethod } from '../objects.ts';
import { newCard, type CardBehaviour } from '../shapes/customer.ts';
import { newPaymentIntent } from '../shapes/payment.ts';
import { addCustomer, attachCard } from './customers.ts';
import { addPaymentIntent, requireAuthentication, declinePayment, failAuthentication } from './payment-tries.ts';
import { startSubscription } from './subscriptions.ts';

export function completeCheckoutSession(
  account: StripeAccount,
  session: CheckoutSession,
  authenticated: boolean,
): CheckoutSession {
  if (session.status !== 'open') return session;
  const { store } = account;
  const { line, subscriptionMetadata, description, paymentIntent } = findRecord(account, 'session_sale', session.id);
  const customer = findBuyer(account, session);
  const { subscription, invoice } = startSubscription(account, {
    customer,
    card: attachCard(account, customer, 'works'),
    price: line.price,
    quantity: line.quantity,
    authenticated,
    paymentIntent,
    facts: { metadata: subscriptionMetadata, description },
  });
  const complete = store.patch('checkout.session', session, {
    status: 'complete',
    payment_status: 'paid',
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  recordEvent(account, 'checkout.session.completed', complete);
  return complete;
}

export function declineCheckoutSession(account: StripeAccount, session: CheckoutSession): void {
  const { intent, card } = tryToPay(account, session, 'declines');
  declinePayment(account, intent, card);
}

export function beginAuthentication(account: StripeAccount, session: CheckoutSession): void {
  const { intent } = tryToPay(account, session, 'asks');
  if (intent.status !== 'requires_action') requireAuthentication(account, intent);
}

export function failCheckoutAuthentication(account: StripeAccount, session: CheckoutSession): void {
  const { intent } = tryToPay(account, session, 'asks');
  failAuthentication(account, intent);
}

export function expireCheckoutSession(account: StripeAccount, session: CheckoutSession): CheckoutSession {
  const expired = account.store.patch('checkout.session', session, { status: 'expired', url: null });
  recordEvent(account, 'checkout.session.expired', expired);
  return expired;
}

function tryToPay(
  account: StripeAccount,
  session: CheckoutSession,
  behaviour: CardBehaviour,
): { intent: PaymentIntent; card: PaymentMethod } {
  const { store, clock } = account;
  const sale = findRecord(account, 'session_sale', session.id);
  const customer = findBuyer(account, session);
  const card = store.put('payment_method', newCard(clock.now(), customer, behaviour));
  const existing = sale.paymentIntent ? store.get('payment_intent', sale.paymentIntent) : undefined;
  if (existing) return { card, intent: store.patch('payment_intent', existing, { payment_method: card.id }) };
  const { amount_total: amount, currency } = sale.line;
  const order = { amount, currency, customer: customer.id, description: 'Subscription creation' };
  const intent = addPaymentIntent(account, newPaymentIntent(clock.now(), order, card));
  store.patch('session_sale', sale, { paymentIntent: intent.id });
  return { card, intent };
}

function findBuyer(account: StripeAccount, session: CheckoutSession): Customer {
  const { store } = account;
  const known = session.customer ? store.get('customer', session.customer) : undefined;
  if (known) return known;
  const customer = addCustomer(account, { email: session.customer_email });
  store.patch('checkout.session', session, { customer: customer.id });
  return customer;
}
