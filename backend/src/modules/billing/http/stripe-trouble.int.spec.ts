import { scaleForLoad } from 'stand-ins/scale-for-load';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';

const away = [503, 'billing.stripe-unavailable'];

describe('billing while Stripe has errors', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  const openPortal = (buyer: Buyer) =>
    world.as(buyer.member).post<{ url: string; code: string }>('/api/functions/customer-portal');

  it.each([
    ['returns 429', 'POST /v1/checkout/sessions', { status: 429 }],
    ['returns 500', 'POST /v1/checkout/sessions', { status: 500 }],
    ['closes the connection after it created the session', 'POST /v1/checkout/sessions', { resetAfterCommit: true }],
    ['closes the connection after it created the customer', 'POST /v1/customers', { resetAfterCommit: true }],
  ])('returns a checkout error when Stripe %s, and the next click leads to one payment', async (_, route, fault) => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route, ...fault });
    const { status, body } = await buyer.startCheckout('creator_monthly');
    expect([status, body.code]).toEqual(away);
    await callPaymentStandIn(world, 'faults', {});
    const [first, second] = [
      await buyer.startCheckout('creator_monthly'),
      await buyer.startCheckout('creator_monthly'),
    ];
    expect(second.body.url).toBe(first.body.url);
    await buyer.submit(first.body.url, 'pay');
    await buyer.submit(second.body.url, 'pay');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator' });
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('creates a new checkout when the response was lost and the session has expired', async () => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/checkout/sessions', resetAfterCommit: true });
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(503);
    await callPaymentStandIn(world, 'faults', {});
    await world.advance('32m');
    await buyer.pay('seeker_monthly');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
  });

  it.each([
    ['returns 429', { status: 429 }],
    ['returns 500', { status: 500 }],
    ['closes the connection', { resetAfterCommit: true }],
  ])('returns a portal error when Stripe %s, and opens the portal afterwards', async (_, fault) => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/billing_portal/sessions', ...fault });
    const { status, body } = await openPortal(buyer);
    expect([status, body.code]).toEqual(away);
    await callPaymentStandIn(world, 'faults', {});
    expect((await openPortal(buyer)).status).toBe(200);
  });

  it('returns a portal error after at most ten seconds', async () => {
    await world.close();
    world = await World.start({ settings: { PATIENCE: '1' } });
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/billing_portal/sessions', hang: true });
    const began = Date.now();
    expect((await openPortal(buyer)).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000 + scaleForLoad(1_500));
  });

  it('waits for a slow response', async () => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: '*', latencyMs: 400 });
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(200);
    expect((await openPortal(buyer)).status).toBe(200);
  });

  it.each(['GET /v1/subscriptions', 'GET /v1/customers/:id'])(
    'stores an event with its error when %s fails, and processes it when Stripe is back',
    async (route) => {
      const buyer = await Buyer.signUp(world);
      const { body } = await buyer.startCheckout('seeker_monthly');
      await world.sql('update billing_customer set stripe_customer_id = null'); // Deletes the stored id of the customer, so that the product must look up the customer at Stripe.
      await callPaymentStandIn(world, 'faults', { route, status: 500 });
      await buyer.submit(body.url, 'pay');
      const faulty = () => world.sql('select 1 from stripe_event where processed_at is null and fault is not null');
      await waitUntil(async () => (await faulty()).length > 0);
      expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free' });
      await callPaymentStandIn(world, 'faults', {});
      await world.settle();
      expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
      expect(await faulty()).toEqual([]);
      expect(await buyer.charges()).toHaveLength(1);
    },
  );

  it('stores events without a request to Stripe', async () => {
    const buyer = await Buyer.signUp(world);
    const { body } = await buyer.startCheckout('seeker_monthly');
    await callPaymentStandIn(world, 'faults', { route: '*', hang: true });
    await buyer.submit(body.url, 'pay');
    const stored = () => world.sql('select 1 from stripe_event');
    await waitUntil(async () => (await stored()).length > 0);
    await callPaymentStandIn(world, 'faults', {});
  });
});
