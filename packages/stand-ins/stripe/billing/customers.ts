import type { StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { Customer, PaymentMethod } from '../objects.ts';
import { newCard, newCustomer, type CardBehaviour, type CustomerInput } from '../shapes/customer.ts';

export function addCustomer(account: StripeAccount, facts: CustomerInput): Customer {
  const customer = account.store.put('customer', newCustomer(account.clock.now(), facts));
  recordEvent(account, 'customer.created', customer);
  return customer;
}

export function changeCustomer(account: StripeAccount, before: Customer, changes: Partial<Customer>): Customer {
  const after = account.store.patch('customer', before, changes);
  if (JSON.stringify(after) !== JSON.stringify(before)) recordEvent(account, 'customer.updated', after, before);
  return after;
}

export function attachCard(account: StripeAccount, customer: Customer, behaviour: CardBehaviour): PaymentMethod {
  const card = account.store.put('payment_method', newCard(account.clock.now(), customer, behaviour));
  recordEvent(account, 'payment_method.attached', card);
  return card;
}
