import Stripe from 'stripe';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';
import { ProductClock } from '#platform/clock/product-clock.ts';
import { ReconcileBilling } from './reconcile.ts';

describe('reconciliation with Stripe', () => {
  let world: World;
  beforeEach(async () => (world = await World.start({ schedules: false })));
  afterEach(() => world.close());

  const follow = async () => {
    const found = await world.app.get(ReconcileBilling, { strict: false }).processEvents();
    await world.settle();
    return found;
  };
  const compare = async () => {
    const found = await world.app.get(ReconcileBilling, { strict: false }).compareAll();
    await world.settle();
    return found;
  };
  const drift = () =>
    world.sql(
      'select user_id as "userId", cause, repaired_at is not null as "isRepaired" from billing_drift order by id',
    );
  const payer = async (lookupKey: string) => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay(lookupKey);
    await world.settle();
    return buyer;
  };
  const askStripe = (path: string, form: Record<string, string>) =>
    fetch(`${world.stripe.url}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams(form),
    });

  it('stores events whose webhooks never arrived, and counts the affected customers', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await payer('creator_annual');
    await world.advance('1m');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free' });
    expect(await follow()).toMatchObject({ drift: 1 });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'annual' });
    expect(await drift()).toEqual([{ userId: buyer.member.id, cause: 'missed-event', isRepaired: true }]);
    expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });

    await buyer.submit(await buyer.portal(), 'cancel');
    await world.advance('366d');
    await world.advance('1m');
    await follow();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free' });
  });

  it('continues from now when the Stripe clock was set back', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await payer('seeker_monthly');
    await world.sql(`update billing_account set events_seen_until = now() + interval '40 days'`);
    await world.advance('1m');
    await follow();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
  });

  it('does not count a webhook as lost while it can still arrive', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    await payer('creator_annual');
    expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });
    expect(await compare()).toEqual({ missedEvents: 0, drift: 0 });
  });

  it('skips no event that can still arrive when a newer event exists', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await payer('creator_annual');
    const clock = world.app.get(ProductClock);
    clock.syncOffset = () => Promise.resolve();
    await callPaymentStandIn(world, 'clock', { advance: '2h' });
    await buyer.submit(await buyer.portal(), 'cancel');
    expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });
    clock.syncOffset = ProductClock.prototype.syncOffset.bind(clock);
    await world.advance('1m');
    await follow();
    const types = await world.sql<{ type: string }>('select type from stripe_event');
    expect(types).toContainEqual({ type: 'checkout.session.completed' });
  });

  it('does not store events again when their account was deleted', async () => {
    const { member } = await payer('seeker_monthly');
    const admin = await world.member({ roles: ['admin'] });
    await world.as(admin).send('DELETE', `/api/auth/admin/users/${member.id}`, '{}');
    await world.settle();
    const listEvents = () =>
      world.sql<{ payload: object; stripe_customer_id: string | null }>(
        'select id, payload, stripe_customer_id, received_at from stripe_event order by id',
      );
    const events = await listEvents();
    await world.advance('1m');
    expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });
    expect(await listEvents()).toEqual(events);
    expect(new Set(events.map(({ payload }) => JSON.stringify(payload)))).toEqual(new Set(['{"data":{"object":{}}}']));
  });

  it('repairs a row that was changed here, with an unknown cause', async () => {
    const buyer = await payer('seeker_monthly');
    await world.advance('2m');
    for (const times of [1, 2]) {
      await world.sql(`update billing_subscription set tier = 'visionary'`);
      expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });
      expect(await compare()).toEqual({ missedEvents: 0, drift: 1 });
      expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
      const noted = { userId: buyer.member.id, cause: 'unknown', isRepaired: true };
      expect(await drift()).toEqual(Array.from({ length: times }, () => noted));
    }
  });

  it('finds changed and new subscriptions in Stripe without an event', async () => {
    const buyer = await payer('seeker_annual');
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const [row] = await world.sql<{ id: string }>('select stripe_subscription_id as id from billing_subscription');
    await askStripe(`subscriptions/${row?.id}`, { cancel_at_period_end: 'true' });
    const unheard = await payer('creator_annual');
    await world.advance('31d'); // Moves the clock by more than thirty days, after which Stripe deletes its events.
    expect(await compare()).toEqual({ missedEvents: 0, drift: 2 });
    expect(await drift()).toContainEqual({ userId: buyer.member.id, cause: 'changed-in-stripe', isRepaired: true });
    const ending = await world.sql('select user_id as "userId" from billing_subscription where cancel_at_period_end');
    expect(ending).toEqual([{ userId: buyer.member.id }]);
    expect(await unheard.checkSubscription()).toMatchObject({ tier: 'creator' });
  });

  it('retries unprocessed events of any age', async () => {
    const buyer = await payer('seeker_monthly');
    await world.sql(`update billing_subscription set status = 'incomplete', last_synced_fingerprint = 'incomplete'`);
    await world.sql(
      `update stripe_event set processed_at = null, fault = 'Stripe was away', received_at = now() - interval '40 days'
       where type = 'invoice.paid'`,
    );
    expect(await follow()).toEqual({ missedEvents: 0, drift: 1 });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect(await drift()).toEqual([{ userId: buyer.member.id, cause: 'failed-processing', isRepaired: true }]);
    expect(await world.sql('select 1 from stripe_event where processed_at is null or fault is not null')).toEqual([]);
  });

  it('keeps the error of an event until its customer is known', async () => {
    const buyer = await Buyer.signUp(world);
    const { body } = await buyer.startCheckout('seeker_monthly');
    await world.sql(`update billing_customer set stripe_customer_id = 'cus_another'`);
    await buyer.submit(body.url, 'pay');
    await world.settle();
    const waiting = () => world.sql('select 1 from stripe_event where processed_at is null and fault is not null');
    expect((await waiting()).length).toBeGreaterThan(0);
    await world.advance('2m');
    expect(await compare()).toMatchObject({ drift: 1 });
    expect(await drift()).toEqual([{ userId: null, cause: 'failed-processing', isRepaired: false }]);

    await world.sql('delete from billing_customer');
    await follow();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect(await waiting()).toEqual([]);
    expect(await drift()).toEqual([{ userId: buyer.member.id, cause: 'failed-processing', isRepaired: true }]);
  });

  it('compares all subscriptions once a day', async () => {
    const sweep = () => world.app.get(ReconcileBilling, { strict: false }).compareAllWhenDue();
    expect(await sweep()).toEqual({ missedEvents: 0, drift: 0 });
    await world.advance('23h');
    expect(await sweep()).toBeUndefined();
    await world.advance('1h');
    expect(await sweep()).toEqual({ missedEvents: 0, drift: 0 });
  });

  it('keeps the other fields of the account row', async () => {
    const portal = () => world.sql<{ id: string }>('select portal_configuration_id as id from billing_account');
    const [before] = await portal();
    await (await Buyer.signUp(world)).pay('seeker_monthly');
    await compare();
    expect(before?.id).toMatch(/^bpc_/);
    expect(await portal()).toEqual([before]);
  });

  it('removes no access when Stripe does not know the customer, as with the key of another account', async () => {
    const buyer = await payer('seeker_monthly');
    await fetch(`${world.stripe.url}/_/reset`, { method: 'POST' });
    await compare();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
  });

  it('keeps a membership whose price staff created by hand for our product', async () => {
    const buyer = await payer('creator_monthly');
    const stripe = world.app.get(Stripe, { strict: false });
    const [subscription] = (await stripe.subscriptions.list({ limit: 1 })).data;
    const [item] = subscription?.items.data ?? [];
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const price = await stripe.prices.create({
      product: item?.price.product as string,
      currency: 'usd',
      unit_amount: 1_200,
      recurring: { interval: 'month' },
    });
    await stripe.subscriptions.update(subscription?.id ?? '', { items: [{ id: item?.id ?? '', price: price.id }] });
    await callPaymentStandIn(world, 'faults', { route: 'GET /v1/products/:id', status: 500 });
    await expect(compare()).rejects.toThrow();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'monthly' });
    await callPaymentStandIn(world, 'faults', {});
    await compare();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'monthly' });
    expect((await buyer.startCheckout('seeker_monthly')).body.code).toBe('billing.already-subscribed');
  });

  it('changes nothing when all rows match, and leaves grants unchanged', async () => {
    await payer('seeker_monthly');
    const granted = await world.member({ tier: 'visionary' });
    await world.advance('2m');
    expect(await follow()).toEqual({ missedEvents: 0, drift: 0 });
    expect(await compare()).toEqual({ missedEvents: 0, drift: 0 });
    expect(await drift()).toEqual([]);
    const entitlement = await world.as(granted).post<{ tier: string }>('/api/functions/check-subscription');
    expect(entitlement.body.tier).toBe('visionary');
  });
});
