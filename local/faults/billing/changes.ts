import type Stripe from 'stripe';
import type { LoadClient } from '../load/client.ts';
import type { SeededRandom } from '../seeded-random.ts';
import {
  type TestMember,
  type PriceOffer,
  openAndPayCheckouts,
  findStripeCustomerId,
  pickRandomPrice,
} from './members.ts';
import { type SiteConnection, submitPageForm } from './site.ts';
import { findEffectiveSubscription } from './expected-state.ts';

interface Moment {
  site: SiteConnection;
  subscription: Stripe.Subscription;
  customer: string;
  chance: SeededRandom;
}

type Change = (moment: Moment) => Promise<unknown>;

const changes: readonly (readonly [times: number, change: Change])[] = [
  [3, cancelOrResume],
  [2, useCard('declines')],
  [1, useCard('works')],
  [2, changePrice],
  [2, scheduleOrRelease],
  [1, refundAndEnd],
  [0.4, deleteCustomer],
];

export async function makeRandomStripeChange(
  site: SiteConnection,
  member: TestMember,
  offers: PriceOffer[],
  chance: SeededRandom,
  client: LoadClient,
): Promise<void> {
  const customer = await findStripeCustomerId(site, member);
  const subscription = customer
    ? findEffectiveSubscription((await site.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data)
    : undefined;
  if (!customer || !subscription || subscription.status === 'canceled') {
    return openAndPayCheckouts(client, member, [pickRandomPrice(offers, chance), pickRandomPrice(offers, chance)]);
  }
  await pickChange(chance)({ site, subscription, customer, chance });
}

function pickChange(chance: SeededRandom): Change {
  let left = chance.between(
    0,
    changes.reduce((sum, [times]) => sum + times, 0),
  );
  return changes.find(([times]) => (left -= times) < 0)?.[1] ?? cancelOrResume;
}

async function cancelOrResume({ site: { stripe }, subscription }: Moment): Promise<void> {
  if (subscription.schedule) await stripe.subscriptionSchedules.release(String(subscription.schedule));
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !subscription.cancel_at_period_end });
}

function useCard(card: 'works' | 'declines'): Change {
  return async ({ site: { stripe }, customer }) => {
    const { url } = await stripe.billingPortal.sessions.create({ customer });
    await submitPageForm(`${url}/card`, { card });
  };
}

async function changePrice({ site: { stripe }, subscription, chance }: Moment): Promise<void> {
  const [item] = subscription.items.data;
  const price = await otherPrice(stripe, subscription, chance);
  if (item && price) await stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, price }] });
}

async function scheduleOrRelease({ site: { stripe }, subscription, chance }: Moment): Promise<void> {
  if (subscription.schedule) return void (await stripe.subscriptionSchedules.release(String(subscription.schedule)));
  const next = await otherPrice(stripe, subscription, chance);
  const [item] = subscription.items.data;
  if (!next || !item || subscription.cancel_at_period_end) return;
  const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const { start_date, end_date } = phases[0] ?? {
    start_date: item.current_period_start,
    end_date: item.current_period_end,
  };
  await stripe.subscriptionSchedules.update(id, {
    phases: [
      { items: [{ price: item.price.id, quantity: 1 }], start_date, end_date },
      { items: [{ price: next, quantity: 1 }], proration_behavior: 'none' },
    ],
  });
}

async function refundAndEnd({ site: { stripe }, subscription }: Moment): Promise<void> {
  const { data } = await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice), status: 'paid' });
  const intent = data[0]?.payment.payment_intent;
  if (intent) await stripe.refunds.create({ payment_intent: String(intent) }).catch(ignoreRejection);
  await stripe.subscriptions.cancel(subscription.id);
}

async function deleteCustomer({ site: { stripe }, customer }: Moment): Promise<void> {
  await stripe.customers.del(customer);
}

async function otherPrice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  chance: SeededRandom,
): Promise<string | undefined> {
  const now = subscription.items.data[0]?.price;
  const { data } = await stripe.prices.list({ active: true, limit: 100 });
  const others = data.filter(({ id, recurring }) => id !== now?.id && recurring?.interval === now?.recurring?.interval);
  return others.length > 0 ? chance.pickOne(others).id : undefined;
}

function ignoreRejection(error: unknown): void {
  if ((error as Stripe.errors.StripeError).code !== 'charge_already_refunded') throw error;
}
