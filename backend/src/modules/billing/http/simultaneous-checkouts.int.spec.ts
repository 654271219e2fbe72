import { Buyer } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';
import { OpenCheckoutSession } from '../use-cases/checkout/open-checkout-session.ts';

describe('checkouts that a member opens at the same time', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  it('have one URL when a member clicks twenty times at once and once more', async () => {
    const buyer = await Buyer.signUp(world);
    const first = await Promise.all(Array.from({ length: 20 }, () => buyer.startCheckout('creator_monthly')));
    const second = await buyer.startCheckout('creator_monthly');
    expect(new Set([...first, second].map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
    const customers = await world.sql('select 1 from billing_customer where user_id = $1', [buyer.member.id]);
    expect(customers).toHaveLength(1);
  });

  it('cause no 409 of Stripe when a member clicks five times at once', async () => {
    const buyer = await Buyer.signUp(world);
    await Promise.all(Array.from({ length: 5 }, () => buyer.startCheckout('seeker_monthly')));
    const response = await fetch(`${world.stripe.url}/_/requests`);
    const { requests } = (await response.json()) as { requests: { path: string; status: number }[] };
    expect(requests.filter(({ status }) => status === 409)).toEqual([]);
  });

  it('leave one that can be paid when their plans differ', async () => {
    const buyer = await Buyer.signUp(world);
    const responses = await Promise.all(
      ['seeker_monthly', 'creator_monthly', 'visionary_monthly'].map((key) => buyer.startCheckout(key)),
    );
    for (const { status, body } of responses) if (status === 200) await buyer.submit(body.url, 'pay');
    await world.settle();
    expect((await buyer.charges()).length).toBeLessThanOrEqual(1);
    expect(responses.every(({ status, body }) => status === 200 || body.code === 'billing.checkout-replaced')).toBe(
      true,
    );
  });

  it('leave one that can be paid when they do not wait for each other, as in two processes', async () => {
    const buyer = await Buyer.signUp(world);
    const open = async (key: string) => {
      const wanted = { userId: buyer.member.id, priceId: await buyer.priceId(key) };
      return world.app.get(OpenCheckoutSession, { strict: false }).openSession(wanted);
    };
    const keys = ['seeker_monthly', 'creator_monthly', 'visionary_monthly'];
    for (const outcome of await Promise.allSettled(keys.map(open)))
      if (outcome.status === 'fulfilled') await buyer.submit(outcome.value, 'pay');
    await world.settle();
    expect((await buyer.charges()).length).toBeLessThanOrEqual(1);
  });
});
