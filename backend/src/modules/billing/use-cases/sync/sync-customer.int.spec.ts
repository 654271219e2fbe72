import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { EraseBillingData } from '../customer/erase-billing-data.ts';
import { RecordSubscription } from './record-subscription.ts';
import { SyncCustomer } from './sync-customer.ts';

describe('synced Stripe data', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  const payer = async (lookupKey: string) => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay(lookupKey);
    await world.settle();
    return buyer;
  };
  const askStripe = async (path: string, form: Record<string, string> = {}) => {
    const answer = await fetch(`${world.stripe.url}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams(form),
    });
    expect(answer.status).toBe(200);
    await world.settle();
  };
  const row = async () => (await world.sql<Record<string, unknown>>('select * from billing_subscription'))[0] ?? {};
  const spans = () =>
    world.sql(
      `select price_id as price, monthly_cents as cents, ended_at is not null as "isOver" from billing_span order by started_at`,
    );
  const invoices = () =>
    world.sql<Record<string, unknown>>(
      `select status, amount_due, amount_paid, amount_refunded, reason, attempts, paid_at is not null as "isPaid",
         failed_at is not null as "hasFailed" from billing_invoice order by created_at, id`,
    );

  it('includes the price, its amount and the start', async () => {
    const buyer = await payer('creator_annual');
    const priceId = await buyer.priceId('creator_annual');
    expect(await row()).toMatchObject({ price_id: priceId, amount_cents: 25_000, pending_at: null });
    expect(await spans()).toEqual([{ price: priceId, cents: 2083, isOver: false }]);
  });

  it('includes each invoice as paid, failed, paid later or refunded', async () => {
    const buyer = await payer('creator_monthly');
    const first = { amount_due: 2500, amount_paid: 2500, amount_refunded: 0, reason: 'subscription_create' };
    expect(await invoices()).toEqual([{ ...first, status: 'paid', attempts: 1, isPaid: true, hasFailed: false }]);
    await buyer.submit(await buyer.portal(), 'card', { card: 'declines' });
    await world.advance('32d');
    expect((await invoices())[1]).toMatchObject({ status: 'open', amount_paid: 0, isPaid: false, hasFailed: true });
    await buyer.submit(await buyer.portal(), 'card', { card: 'works' });
    await world.settle();
    expect((await invoices())[1]).toMatchObject({ status: 'paid', amount_paid: 2500, isPaid: true, hasFailed: true });

    const firstOf = async (kind: 'charges' | 'refunds') => {
      const ledger = await (await fetch(`${world.stripe.url}/_/ledger`)).json();
      return (ledger as Record<typeof kind, { id: string }[]>)[kind][0]?.id ?? '';
    };
    await askStripe('refunds', { charge: await firstOf('charges'), amount: '1000' });
    expect((await invoices()).map(({ amount_refunded }) => amount_refunded)).toEqual([1000, 0]);

    await world.sql('update billing_invoice set amount_refunded = 7');
    await askStripe(`refunds/${await firstOf('refunds')}`, {
      'metadata[note]': 'reported for the refund alone, without a customer',
    });
    expect((await invoices()).map(({ amount_refunded }) => amount_refunded)).toEqual([1000, 0]);
  });

  it('includes the last paid tier while a payment is owed, after any number of syncs', async () => {
    const buyer = await payer('seeker_monthly');
    const { stripe_subscription_id: id } = await row();
    await askStripe(`subscriptions/${id}`, { 'items[0][price]': await buyer.priceId('visionary_monthly') });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'visionary' });
    await buyer.submit(await buyer.portal(), 'card', { card: 'declines' });
    await world.advance('32d');
    expect(await row()).toMatchObject({ status: 'past_due', tier: 'visionary', paid_tier: 'seeker' });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });

    await world.sql('delete from billing_subscription');
    await world.app.get(SyncCustomer, { strict: false }).sync({ userId: buyer.member.id });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    await buyer.submit(await buyer.portal(), 'card', { card: 'works' });
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'visionary' });
  });

  it('includes a span for each price and each paid time', async () => {
    const buyer = await payer('seeker_monthly');
    const { stripe_subscription_id: id } = await row();
    const [seeker, creator] = [await buyer.priceId('seeker_monthly'), await buyer.priceId('creator_monthly')];
    await world.advance('1d');
    await askStripe(`subscriptions/${id}`, { 'items[0][price]': creator });
    await world.advance('1d');
    await askStripe(`subscriptions/${id}/pause`);
    expect(await spans()).toEqual([
      { price: seeker, cents: 1000, isOver: true },
      { price: creator, cents: 2500, isOver: true },
    ]);
    await world.advance('1d');
    await askStripe(`subscriptions/${id}/resume`);
    expect((await spans()).at(-1)).toEqual({ price: creator, cents: 2500, isOver: false });
    expect(await spans()).toHaveLength(3);
  });

  it('includes the history of a subscription that was over before the first sync', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await payer('seeker_monthly');
    await buyer.submit(await buyer.portal(), 'cancel');
    await world.advance('40d');
    await world.app.get(SyncCustomer, { strict: false }).sync({ userId: buyer.member.id });
    const price = await buyer.priceId('seeker_monthly');
    expect(await spans()).toEqual([{ price, cents: 1000, isOver: true }]);
    const [span] = await world.sql<{ days: number }>(
      'select extract(day from ended_at - started_at)::int as days from billing_span',
    );
    expect(span?.days).toBeGreaterThanOrEqual(28);
    expect(span?.days).toBeLessThanOrEqual(31);
  });

  it('is never overwritten by an older reading', async () => {
    const buyer = await payer('creator_monthly');
    const readEarlier = await world.app.get(Database).em().findOneOrFail(BillingCustomer, { userId: buyer.member.id });
    await world.app.get(SyncCustomer, { strict: false }).sync({ userId: buyer.member.id });
    const record = world.app.get(RecordSubscription, { strict: false });
    expect(await record.record(readEarlier, { begunAt: new Date(), subscriptions: [], invoices: [] })).toBe(false);
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator' });
    expect((await spans())[0]).toMatchObject({ isOver: false });
  });

  it('is the same after twenty concurrent syncs as after one, with one event', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await payer('creator_monthly');
    const sync = () => world.app.get(SyncCustomer, { strict: false }).sync({ userId: buyer.member.id });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, sync));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await world.settle();
    expect(await spans()).toHaveLength(1);
    expect(await invoices()).toHaveLength(1);
    expect(await world.sql(`select 1 from outbox where type = 'billing.subscription-changed'`)).toHaveLength(1);
  });

  it('finds a member with an unknown customer in each of many concurrent syncs', async () => {
    const buyer = await payer('creator_monthly');
    const [customer] = await world.sql<{ id: string }>('select stripe_customer_id as id from billing_customer');
    await world.sql('delete from billing_customer');
    const sync = () => world.app.get(SyncCustomer, { strict: false }).sync({ stripeCustomerId: customer?.id ?? '' });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, sync));
    expect(outcomes).not.toContainEqual({ status: 'fulfilled', value: 'no-member' });
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: 'synced' });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator' });
  });

  it('stays as anonymous figures when the person was erased', async () => {
    const buyer = await payer('creator_monthly');
    await world.app.get(EraseBillingData, { strict: false }).erase(buyer.member.id);
    await world.settle();
    expect(await world.sql('select user_id from billing_span where ended_at is not null')).toEqual([{ user_id: null }]);
    expect(await invoices()).toEqual([]);
    const tables = ['billing_subscription', 'billing_customer', 'billing_checkout', 'billing_drift'];
    for (const table of tables) expect(await world.sql(`select 1 from ${table}`)).toEqual([]);
  });
});
