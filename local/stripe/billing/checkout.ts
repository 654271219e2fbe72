import { find, type Account } from '../account.ts';
import { tell } from '../events.ts';
import type { CheckoutSession, Customer } from '../objects.ts';
import { newCard, newCustomer } from '../shapes/customer.ts';
import { startSubscription } from './subscriptions.ts';

/** The buyer paid. A second click on a paid session changes nothing. */
export function completeSession(account: Account, session: CheckoutSession, authenticated: boolean): CheckoutSession {
  if (session.status !== 'open') return session;
  const { store, clock } = account;
  const { line, subscriptionMetadata, description } = find(account, 'session_sale', session.id);
  const customer = buyerOf(account, session);
  const card = store.put('payment_method', newCard(clock.now(), customer, 'works'));
  const { subscription, invoice } = startSubscription(account, {
    customer,
    card,
    price: line.price,
    quantity: line.quantity,
    authenticated,
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
  tell(account, 'checkout.session.completed', complete);
  return complete;
}

export function expireSession(account: Account, session: CheckoutSession): CheckoutSession {
  const expired = account.store.patch('checkout.session', session, { status: 'expired', url: null });
  tell(account, 'checkout.session.expired', expired);
  return expired;
}

function buyerOf({ store, clock }: Account, session: CheckoutSession): Customer {
  const known = session.customer ? store.get('customer', session.customer) : undefined;
  return known ?? store.put('customer', newCustomer(clock.now(), { email: session.customer_email }));
}
