import { onThisMachine } from 'stand-ins/pace';
import { Buyer, standIn } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';

const checkoutDoor = '/api/functions/create-checkout';
const portalDoor = '/api/functions/customer-portal';

describe('buying a membership', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());
  afterEach(() => standIn(world, 'faults', {}));

  it('shows the three plans with a price id for each way of paying', async () => {
    const { status, body } = await world.get<{ items: Record<string, unknown>[] }>('/api/plans');
    expect(status).toBe(200);
    expect(
      body.items.map(({ name, monthlyPrice, annualPrice, currency }) => [name, monthlyPrice, annualPrice, currency]),
    ).toEqual([
      ['Seeker', 10, 100, 'usd'],
      ['Creator', 25, 250, 'usd'],
      ['Visionary', 50, 500, 'usd'],
    ]);
    const ids = body.items.flatMap(({ priceIdMonthly, priceIdAnnual }) => [priceIdMonthly, priceIdAnnual]);
    expect(new Set(ids).size).toBe(6);
  });

  it('gives the tier that was paid for, by the interval that was paid', async () => {
    const buyer = await Buyer.arrive(world);
    const back = await buyer.pay('creator_annual');
    expect(back).toContain('/membership?success=true&session_id=cs_');
    await world.settle();
    const { subscription_end, ...standing } = await buyer.standing();
    expect(standing).toEqual({ subscribed: true, tier: 'creator', interval: 'annual' });
    const days = (new Date(subscription_end ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    expect((await buyer.charges()).map(({ amount }) => amount)).toEqual([25_000]);
  });

  it('gives nothing for a checkout that was opened, declined or left', async () => {
    const buyer = await Buyer.arrive(world);
    const { body } = await buyer.choose('seeker_monthly');
    await buyer.press(body.url, 'decline');
    expect(await buyer.press(body.url, 'cancel')).toContain('/membership?canceled=true');
    await world.settle();
    expect(await buyer.standing()).toEqual({ subscribed: false, tier: 'free', interval: null, subscription_end: null });
    expect(await buyer.charges()).toEqual([]);
  });

  it('leads a second click, and twenty at once, to the same checkout', async () => {
    const buyer = await Buyer.arrive(world);
    const first = await Promise.all(Array.from({ length: 20 }, () => buyer.choose('creator_monthly')));
    const second = await buyer.choose('creator_monthly');
    expect(new Set([...first, second].map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
    const customers = await world.sql('select 1 from billing_customer where user_id = $1', [buyer.member.id]);
    expect(customers).toHaveLength(1);
  });

  it('ends the open checkout when another plan is chosen, so that only one can be paid', async () => {
    const buyer = await Buyer.arrive(world);
    const first = await buyer.choose('seeker_monthly');
    const second = await buyer.choose('visionary_annual');
    expect(second.body.url).not.toBe(first.body.url);
    await buyer.press(first.body.url, 'pay');
    await buyer.press(second.body.url, 'pay');
    await world.settle();
    expect(await buyer.standing()).toMatchObject({ tier: 'visionary', interval: 'annual' });
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('leaves one payable checkout when two plans are chosen at the same moment', async () => {
    const buyer = await Buyer.arrive(world);
    const answers = await Promise.all(
      ['seeker_monthly', 'creator_monthly', 'visionary_monthly'].map((key) => buyer.choose(key)),
    );
    for (const { status, body } of answers) if (status === 200) await buyer.press(body.url, 'pay');
    await world.settle();
    expect((await buyer.charges()).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'billing.checkout-replaced')).toBe(true);
  });

  it('sends somebody who already pays to where the subscription is managed', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    const { status, body, headers } = await buyer.choose('visionary_monthly');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'billing.already-subscribed', manageUrl: '/account/membership' });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('refuses a second purchase even while the news of the first is still on its way', async () => {
    await standIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    expect((await buyer.choose('seeker_monthly')).status).toBe(409);
    expect((await buyer.choose('creator_monthly')).status).toBe(409);
    await standIn(world, 'webhooks', { mode: 'normal' });
  });

  it('lets somebody buy again whose subscription is over', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    await buyer.press(await buyer.portal(), 'cancel');
    await world.advance('32d');
    expect(await buyer.standing()).toMatchObject({ tier: 'free', interval: null });
    await buyer.pay('creator_monthly');
    await world.settle();
    expect(await buyer.standing()).toMatchObject({ tier: 'creator', interval: 'monthly' });
  });

  it('keeps access until the paid period ends when a subscription is cancelled', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    await buyer.press(await buyer.portal(), 'cancel');
    await world.advance('27d');
    expect(await buyer.standing()).toMatchObject({ tier: 'creator' });
    await world.advance('5d');
    expect(await buyer.standing()).toMatchObject({ tier: 'free', subscribed: false });
  });

  it('takes a grant for no subscription: whoever was given a tier may still buy one', async () => {
    const member = await world.member({ tier: 'visionary' });
    const { body: plans } = await world.get<{ items: { priceIdMonthly: string }[] }>('/api/plans');
    const { status } = await world.as(member).post(checkoutDoor, { priceId: plans.items[0]?.priceIdMonthly });
    expect(status).toBe(200);
  });

  it('refuses a price that is not sold, and never passes it on', async () => {
    const member = await world.member();
    for (const priceId of ['price_of_somebody_else', '', 'seeker_monthly']) {
      const { status, body } = await world.as(member).post<{ code: string }>(checkoutDoor, { priceId });
      expect([status, body.code]).toEqual([400, 'billing.unknown-price']);
    }
    const requests = await (await fetch(`${world.stripe.url}/_/requests`)).text();
    expect(requests).not.toContain('price_of_somebody_else');
  });

  it.each([
    ['no price', {}],
    ['a price that is no text', { priceId: 7 }],
    ['an endless price', { priceId: 'p'.repeat(256) }],
    ['an unknown field', { priceId: 'price_1', userId: 'somebody' }],
  ])('refuses %s', async (_, input) => {
    const { status, body } = await world.as(await world.member()).post<{ code: string }>(checkoutDoor, input);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('refuses strangers', async () => {
    for (const door of [checkoutDoor, portalDoor]) expect((await world.post(door)).status).toBe(401);
  });

  it('opens the portal also for somebody who never bought anything', async () => {
    const buyer = await Buyer.arrive(world);
    const page = await fetch(await buyer.portal());
    expect(await page.text()).toContain('Your subscription');
    expect((await world.as(buyer.member).post(portalDoor, { customer: 'cus_other' })).status).toBe(400);
  });
});

describe('while Stripe is in trouble', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions', 'GET /v1/subscriptions'])(
    'answers 503 when %s fails, and the next click works',
    async (route) => {
      const buyer = await Buyer.arrive(world);
      await standIn(world, 'faults', { route, status: 500 });
      const failed = await buyer.choose('seeker_monthly');
      expect([failed.status, failed.body.code]).toEqual([503, 'billing.stripe-unavailable']);
      expect(await buyer.standing()).toMatchObject({ tier: 'free' });
      await standIn(world, 'faults', {});
      await buyer.pay('seeker_monthly');
      await world.settle();
      expect(await buyer.standing()).toMatchObject({ tier: 'seeker' });
      expect(await buyer.charges()).toHaveLength(1);
    },
  );

  it('finds what was made when the answer got lost: one customer, one session', async () => {
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: 'POST /v1/customers', resetAfterCommit: true });
    expect((await buyer.choose('seeker_monthly')).status).toBe(503);
    await standIn(world, 'faults', {});
    await standIn(world, 'faults', { route: 'POST /v1/checkout/sessions', resetAfterCommit: true });
    expect((await buyer.choose('seeker_monthly')).status).toBe(503);
    await standIn(world, 'faults', {});
    expect((await buyer.choose('seeker_monthly')).status).toBe(200);
    const stripe = (path: string) =>
      fetch(`${world.stripe.url}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_local' } }).then(
        (answer) => answer.json() as Promise<{ data: unknown[] }>,
      );
    expect((await stripe('customers')).data).toHaveLength(1);
    expect((await stripe('checkout/sessions')).data).toHaveLength(1);
  });

  it('answers 503 within ten seconds when Stripe does not answer at all', async () => {
    await world.close();
    world = await World.start({ settings: { PATIENCE: '1' } });
    const buyer = await Buyer.arrive(world);
    await standIn(world, 'faults', { route: 'POST /v1/checkout/sessions', hang: true });
    const began = Date.now();
    expect((await buyer.choose('seeker_monthly')).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000 + onThisMachine(1_500));
  });
});
