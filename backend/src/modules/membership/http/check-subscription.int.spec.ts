import { Buyer } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';
import { CountActiveSubscribers } from '../use-cases/count-active-subscribers.ts';
import { GrantTier } from '../use-cases/grant-tier.ts';

const endpoint = '/api/functions/check-subscription';
const free = { subscribed: false, tier: 'free', interval: null, subscription_end: null };

describe('subscription check', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const grant = (userId: string, tier: 'free' | 'seeker' | 'creator' | 'visionary', until?: Date) =>
    world.app.get(GrantTier, { strict: false }).grant({ userId, tier, grantedBy: null, ...(until ? { until } : {}) });

  it('returns free for a new member', async () => {
    const { status, body } = await world.as(await world.member()).post(endpoint);
    expect([status, body]).toEqual([200, free]);
  });

  it('returns the granted tier without interval and end', async () => {
    const { body } = await world.as(await world.member({ tier: 'creator' })).post(endpoint);
    expect(body).toEqual({ subscribed: true, tier: 'creator', interval: null, subscription_end: null });
  });

  it('returns the higher of the paid and the granted tier, and removes a grant up to the paid tier', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    await grant(buyer.member.id, 'visionary');
    expect(await buyer.checkSubscription()).toEqual({
      subscribed: true,
      tier: 'visionary',
      interval: null,
      subscription_end: null,
    });
    await grant(buyer.member.id, 'seeker');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'seeker', interval: 'monthly' });
    const { body } = await world.as(buyer.member).get('/api/account/membership');
    expect(body).toMatchObject({ tier: 'seeker', grantTier: null });
  });

  it('rejects a grant below the paid tier', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    await expect(grant(buyer.member.id, 'seeker')).rejects.toMatchObject({ code: 'membership.paid-plan-is-higher' });
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', interval: 'monthly' });
  });

  it('returns free when the grant ends or is removed', async () => {
    const member = await world.member();
    const shown = async () => (await world.as(member).get('/api/account/membership')).body;
    await grant(member.id, 'seeker', new Date(Date.now() - 1_000));
    expect((await world.as(member).post(endpoint)).body).toEqual(free);
    expect(await shown()).toMatchObject({ state: 'free', grantTier: null });
    await grant(member.id, 'seeker', new Date(Date.now() + 86_400_000));
    expect(await shown()).toMatchObject({ state: 'granted', grantTier: 'seeker' });
    await grant(member.id, 'seeker');
    expect((await world.as(member).post<{ tier: string }>(endpoint)).body.tier).toBe('seeker');
    await grant(member.id, 'free');
    expect((await world.as(member).post(endpoint)).body).toEqual(free);
  });

  it('responds while Stripe is down', async () => {
    const countStripeRequests = async () =>
      ((await (await fetch(`${world.stripe.url}/_/requests`)).json()) as { requests: unknown[] }).requests.length;
    const member = await world.member({ tier: 'seeker' });
    const before = await countStripeRequests();
    await world.as(member).post(endpoint);
    expect(await countStripeRequests()).toBe(before);
  });

  it('counts each member above free once', async () => {
    const count = () => world.app.get(CountActiveSubscribers, { strict: false }).count();
    const before = await count();
    const buyer = await Buyer.signUp(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    await grant(buyer.member.id, 'visionary');
    await world.member({ tier: 'creator' });
    await world.member();
    expect(await count()).toEqual({ entitled: before.entitled + 2, paying: before.paying + 1 });
  });

  it('rejects visitors and unknown fields', async () => {
    expect((await world.post(endpoint)).status).toBe(401);
    expect((await world.as(await world.member()).post(endpoint, { userId: 'another' })).status).toBe(400);
  });
});
