import { onThisMachine } from 'stand-ins/pace';
import { Buyer, standIn } from '#test/makers/buyer.ts';
import { until } from '#test/until.ts';
import { World } from '#test/world.ts';

const away = [503, 'billing.stripe-unavailable'];

describe('while Stripe is in trouble', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  const openPortal = (buyer: Buyer) =>
    world.as(buyer.member).post<{ url: string; code: string }>('/api/functions/customer-portal');

  it.each([
    ['is too busy', 'POST /v1/checkout/sessions', { status: 429 }],
    ['fails', 'POST /v1/checkout/sessions', { status: 500 }],
    ['breaks off when the work is done', 'POST /v1/checkout/sessions', { resetAfterCommit: true }],
    ['breaks off when the customer is made', 'POST /v1/customers', { resetAfterCommit: true }],
  ])('a checkout says so when it %s, and the next click leads to one payment', async (_, route, fault) => {
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route, ...fault });
    const { status, body } = await buyer.choose('creator_monthly');
    expect([status, body.code]).toEqual(away);
    await standIn(world, 'faults', {});
    const [first, second] = [await buyer.choose('creator_monthly'), await buyer.choose('creator_monthly')];
    expect(second.body.url).toBe(first.body.url);
    await buyer.press(first.body.url, 'pay');
    await buyer.press(second.body.url, 'pay');
    await world.settle();
    expect(await buyer.standing()).toMatchObject({ tier: 'creator' });
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('a checkout whose answer got lost begins anew once it has expired', async () => {
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: 'POST /v1/checkout/sessions', resetAfterCommit: true });
    expect((await buyer.choose('seeker_monthly')).status).toBe(503);
    await standIn(world, 'faults', {});
    await world.advance('32m');
    await buyer.pay('seeker_monthly');
    await world.settle();
    expect(await buyer.standing()).toMatchObject({ tier: 'seeker' });
  });

  it.each([
    ['is too busy', { status: 429 }],
    ['fails', { status: 500 }],
    ['breaks off', { resetAfterCommit: true }],
  ])('the portal says so when it %s, and opens when it is back', async (_, fault) => {
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: 'POST /v1/billing_portal/sessions', ...fault });
    const { status, body } = await openPortal(buyer);
    expect([status, body.code]).toEqual(away);
    await standIn(world, 'faults', {});
    expect((await openPortal(buyer)).status).toBe(200);
  });

  it('nobody waits longer than ten seconds for the portal', async () => {
    await world.close();
    world = await World.start({ settings: { PATIENCE: '1' } });
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: 'POST /v1/billing_portal/sessions', hang: true });
    const began = Date.now();
    expect((await openPortal(buyer)).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000 + onThisMachine(1_500));
  });

  it('a slow answer is waited for', async () => {
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: '*', latencyMs: 400 });
    expect((await buyer.choose('seeker_monthly')).status).toBe(200);
    expect((await openPortal(buyer)).status).toBe(200);
  });

  it.each(['GET /v1/subscriptions', 'GET /v1/customers/:id'])(
    'what is reported while %s fails is kept with its fault, and acted on as soon as Stripe is back',
    async (route) => {
      const buyer = await Buyer.arrive(world);
      const { body } = await buyer.choose('seeker_monthly');
      await world.sql('update billing_customer set stripe_customer_id = null'); // Forces a lookup of the customer at Stripe.
      await standIn(world, 'faults', { route, status: 500 });
      await buyer.press(body.url, 'pay');
      const faulty = () => world.sql('select 1 from stripe_event where processed_at is null and fault is not null');
      await until(async () => (await faulty()).length > 0);
      expect(await buyer.standing()).toMatchObject({ tier: 'free' });
      await standIn(world, 'faults', {});
      await world.settle();
      expect(await buyer.standing()).toMatchObject({ tier: 'seeker' });
      expect(await faulty()).toEqual([]);
      expect(await buyer.charges()).toHaveLength(1);
    },
  );

  it('reports are taken in although Stripe answers nothing: taking them in asks it nothing', async () => {
    const buyer = await Buyer.arrive(world);
    const { body } = await buyer.choose('seeker_monthly');
    await standIn(world, 'faults', { route: '*', hang: true });
    await buyer.press(body.url, 'pay');
    const stored = () => world.sql('select 1 from stripe_event');
    await until(async () => (await stored()).length > 0);
    await standIn(world, 'faults', {});
  });
});
