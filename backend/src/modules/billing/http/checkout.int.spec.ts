import { scaleForLoad } from 'stand-ins/scale-for-load';
import { Buyer, callPaymentStandIn } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';

const checkoutEndpoint = '/api/functions/create-checkout';
const portalEndpoint = '/api/functions/customer-portal';

describe('membership checkout', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());
  afterEach(() => callPaymentStandIn(world, 'faults', {}));

  it('lists three plans with a price id per interval', async () => {
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

  it('gives the paid tier and interval', async () => {
    const buyer = await Buyer.signUp(world);
    const back = await buyer.pay('creator_annual');
    expect(back).toContain('/membership?success=true&session_id=cs_');
    await world.settle();
    const { subscription_end, ...result } = await buyer.checkSubscription();
    expect(result).toEqual({ subscribed: true, tier: 'creator', interval: 'annual' });
    const days = (new Date(subscription_end ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    expect((await buyer.charges()).map(({ amount }) => amount)).toEqual([25_000]);
  });

  it('only creates a customer and a session at Stripe when it is the first one of the member', async () => {
    const buyer = await Buyer.signUp(world);
    const readRequests = async () => {
      const response = await fetch(`${world.stripe.url}/_/requests`);
      return ((await response.json()) as { requests: { id: string; method: string; path: string }[] }).requests;
    };
    const before = new Set((await readRequests()).map(({ id }) => id));
    await buyer.startCheckout('seeker_monthly');
    const made = (await readRequests()).filter(({ id }) => !before.has(id));
    // A webhook about the new customer can cause other reads meanwhile.
    const ofCheckout = made.filter(({ method, path }) => method === 'POST' || path.includes('checkout'));
    expect(ofCheckout.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
    ]);
  });

  it('gives nothing when a checkout was opened, declined or abandoned', async () => {
    const buyer = await Buyer.signUp(world);
    const { body } = await buyer.startCheckout('seeker_monthly');
    await buyer.submit(body.url, 'decline');
    expect(await buyer.submit(body.url, 'cancel')).toContain('/membership?canceled=true');
    await world.settle();
    expect(await buyer.checkSubscription()).toEqual({
      subscribed: false,
      tier: 'free',
      interval: null,
      subscription_end: null,
    });
    expect(await buyer.charges()).toEqual([]);
  });

  it('expires the open checkout when it ends within three minutes', async () => {
    const buyer = await Buyer.signUp(world);
    const first = await buyer.startCheckout('creator_monthly');
    await world.sql(`update billing_checkout set expires_at = expires_at - interval '29 minutes' where user_id = $1`, [
      buyer.member.id,
    ]);
    const second = await buyer.startCheckout('creator_monthly');
    expect(second.body.url).not.toBe(first.body.url);
    await buyer.submit(first.body.url, 'pay');
    await buyer.submit(second.body.url, 'pay');
    await world.settle();
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('expires the open checkout when the member chooses another plan', async () => {
    const buyer = await Buyer.signUp(world);
    const first = await buyer.startCheckout('seeker_monthly');
    const second = await buyer.startCheckout('visionary_annual');
    expect(second.body.url).not.toBe(first.body.url);
    await buyer.submit(first.body.url, 'pay');
    await buyer.submit(second.body.url, 'pay');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'visionary', interval: 'annual' });
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('sends a paying member to the page where the subscription is managed', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    const { status, body, headers } = await buyer.startCheckout('visionary_monthly');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'billing.already-subscribed', manageUrl: '/account/membership' });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('rejects a second purchase before the webhook of the first arrives', async () => {
    await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(409);
    expect((await buyer.startCheckout('creator_monthly')).status).toBe(409);
    await callPaymentStandIn(world, 'webhooks', { mode: 'normal' });
  });

  it.each([
    ['another plan', 'creator_monthly', 'creator'],
    ['the plan of an open checkout', 'seeker_monthly', 'seeker'],
  ])(
    'allows a purchase of %s when the customer was deleted at Stripe and the webhook is late',
    async (_, key, tier) => {
      const buyer = await Buyer.signUp(world);
      const { body: former } = await buyer.startCheckout('seeker_monthly');
      const [row] = await world.sql<{ id: string }>(
        'select stripe_customer_id as id from billing_customer where user_id = $1',
        [buyer.member.id],
      );
      await callPaymentStandIn(world, 'webhooks', { mode: 'drop' });
      const headers = { authorization: 'Bearer sk_test_local' };
      await fetch(`${world.stripe.url}/v1/customers/${row?.id}`, { method: 'DELETE', headers });
      const both = await Promise.all([1, 2].map(() => buyer.startCheckout(key)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.map(({ body }) => body.url)).not.toContain(former.url);
      await callPaymentStandIn(world, 'webhooks', { mode: 'normal' });
      await buyer.submit(both[0]?.body.url ?? '', 'pay');
      await world.settle();
      expect(await buyer.checkSubscription()).toMatchObject({ tier });
    },
  );

  it('allows a new purchase when the earlier subscription is over', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    await buyer.submit(await buyer.portal(), 'cancel');
    await world.advance('32d');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free', interval: null });
    await buyer.pay('creator_monthly');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'monthly' });
  });

  it('keeps access until the paid period ends when a subscription is cancelled', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    await buyer.submit(await buyer.portal(), 'cancel');
    await world.advance('27d');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator' });
    await world.advance('5d');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free', subscribed: false });
  });

  it('allows a purchase when the member has a grant', async () => {
    const member = await world.member({ tier: 'visionary' });
    const { body: plans } = await world.get<{ items: { priceIdMonthly: string }[] }>('/api/plans');
    const { status } = await world.as(member).post(checkoutEndpoint, { priceId: plans.items[0]?.priceIdMonthly });
    expect(status).toBe(200);
  });

  it('rejects a price that is not sold and never sends it to Stripe', async () => {
    const member = await world.member();
    for (const priceId of ['price_of_another', '', 'seeker_monthly']) {
      const { status, body } = await world.as(member).post<{ code: string }>(checkoutEndpoint, { priceId });
      expect([status, body.code]).toEqual([400, 'billing.unknown-price']);
    }
    const requests = await (await fetch(`${world.stripe.url}/_/requests`)).text();
    expect(requests).not.toContain('price_of_another');
  });

  it.each([
    ['a missing price', {}],
    ['a price that is no text', { priceId: 7 }],
    ['a price id that is too long', { priceId: 'p'.repeat(256) }],
    ['an unknown field', { priceId: 'price_1', userId: 'other-user' }],
  ])('rejects %s', async (_, input) => {
    const { status, body } = await world.as(await world.member()).post<{ code: string }>(checkoutEndpoint, input);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('rejects visitors', async () => {
    for (const endpoint of [checkoutEndpoint, portalEndpoint]) expect((await world.post(endpoint)).status).toBe(401);
  });

  it('opens the portal for a member who never bought anything', async () => {
    const buyer = await Buyer.signUp(world);
    const page = await fetch(await buyer.portal());
    expect(await page.text()).toContain('Your subscription');
    expect((await world.as(buyer.member).post(portalEndpoint, { customer: 'cus_other' })).status).toBe(400);
  });
});

describe('checkout while Stripe has errors', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  async function listAtStripe(path: string): Promise<{ status?: string }[]> {
    const headers = { authorization: 'Bearer sk_test_local' };
    const response = await fetch(`${world.stripe.url}/v1/${path}`, { headers });
    return ((await response.json()) as { data: { status?: string }[] }).data;
  }

  it.each([
    ['POST /v1/customers', []],
    ['POST /v1/checkout/sessions', []],
    // Subscriptions are read only for a customer that Stripe knows already.
    ['GET /v1/subscriptions', ['creator_monthly']],
  ])('returns 503 when %s fails, and the next click works', async (route, earlier) => {
    const buyer = await Buyer.signUp(world);
    for (const key of earlier) expect((await buyer.startCheckout(key)).status).toBe(200);
    await callPaymentStandIn(world, 'faults', { route, status: 500 });
    const failed = await buyer.startCheckout('seeker_monthly');
    expect([failed.status, failed.body.code]).toEqual([503, 'billing.stripe-unavailable']);
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'free' });
    await callPaymentStandIn(world, 'faults', {});
    await buyer.pay('seeker_monthly');
    await world.settle();
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('finds the customer and session when the response was lost', async () => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/customers', resetAfterCommit: true });
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(503);
    await callPaymentStandIn(world, 'faults', {});
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/checkout/sessions', resetAfterCommit: true });
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(503);
    await callPaymentStandIn(world, 'faults', {});
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(200);
    expect(await listAtStripe('customers')).toHaveLength(1);
    expect(await listAtStripe('checkout/sessions')).toHaveLength(1);
  });

  it('opens a new session, and expires the former one, when the response was lost minutes before', async () => {
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/checkout/sessions', resetAfterCommit: true });
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(503);
    await callPaymentStandIn(world, 'faults', {});
    await world.sql(`update billing_checkout set expires_at = expires_at - interval '2 minutes'`);
    await buyer.pay('seeker_monthly');
    const sessions = await listAtStripe('checkout/sessions');
    expect(sessions.map(({ status }) => status).toSorted()).toEqual(['complete', 'expired']);
    expect(await buyer.charges()).toHaveLength(1);
  });

  it('returns 503 within ten seconds when Stripe does not respond', async () => {
    await world.close();
    world = await World.start({ settings: { PATIENCE: '1' } });
    const buyer = await Buyer.signUp(world);
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/checkout/sessions', hang: true });
    const began = Date.now();
    expect((await buyer.startCheckout('seeker_monthly')).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000 + scaleForLoad(1_500));
  });
});
