import type Stripe from 'stripe';
import type { BillingCheckout } from '../../domain/billing-checkout.entity.ts';
import type { EndSubscription } from '../commands/end-subscription.ts';
import type { EnsureCustomer, EnsuredCustomer } from '../customer/ensure-customer.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { PrepareCheckout } from './prepare-checkout.ts';
import type { ReadSubscriptions } from '../sync/read-subscriptions.ts';
import type { SyncCustomer } from '../sync/sync-customer.ts';

function buildWith(...statuses: string[]) {
  return buildFor({ id: 'cus_1', isNew: false }, statuses);
}

function buildFor(customer: EnsuredCustomer, statuses: readonly string[]) {
  const done: string[] = [];
  const note =
    (word: string) =>
    (...about: unknown[]) =>
      Promise.resolve(done.push([word, ...about].join(' ')));
  const stripe = { checkout: { sessions: { list: () => [] } } } as unknown as Stripe;
  const subscriptions = statuses.map((status, at) => ({ status, stripeSubscriptionId: `sub_${at}` }));
  const prepareCheckout = new PrepareCheckout(
    stripe,
    { ensure: () => Promise.resolve(customer) } as unknown as EnsureCustomer,
    { read: () => Promise.resolve(subscriptions) } as unknown as ReadSubscriptions,
    { sync: note('sync') } as unknown as SyncCustomer,
    { close: note('close') } as unknown as CheckoutStore,
    { end: note('cancel') } as unknown as EndSubscription,
  );
  const prepare = () => prepareCheckout.prepare({ id: 'checkout', userId: 'user' } as BillingCheckout);
  return { prepare, done };
}

describe('PrepareCheckout', () => {
  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'a_future_status'])(
    'rejects a purchase when the member has a subscription that is %s',
    async (status) => {
      const { prepare, done } = buildWith('canceled', status);
      await expect(prepare()).rejects.toMatchObject({ code: 'billing.already-subscribed' });
      expect(done).not.toContain('cancel sub_1');
    },
  );

  it('reads nothing from Stripe when the customer is new', async () => {
    const { prepare, done } = buildFor({ id: 'cus_new', isNew: true }, ['active']);
    await expect(prepare()).resolves.toBe('cus_new');
    expect(done).toEqual([]);
  });

  it('cancels a subscription that was never paid, so that it cannot be paid later', async () => {
    const { prepare, done } = buildWith('incomplete', 'incomplete_expired', 'canceled');
    await expect(prepare()).resolves.toBe('cus_1');
    expect(done).toEqual(['cancel sub_0']);
  });

  it('cancels nothing while another subscription is paid', async () => {
    const { prepare, done } = buildWith('incomplete', 'active');
    await expect(prepare()).rejects.toMatchObject({ code: 'billing.already-subscribed' });
    expect(done.filter((word) => word.startsWith('cancel'))).toEqual([]);
  });
});
