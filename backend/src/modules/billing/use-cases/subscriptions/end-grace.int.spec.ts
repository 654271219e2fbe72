import { Buyer } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';
import { EndGracePeriods } from './end-grace.ts';

describe('end of grace', () => {
  let world: World;
  let buyer: Buyer;
  beforeEach(async () => {
    world = await World.start({ schedules: false });
    buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    await buyer.submit(await buyer.portal(), 'card', { card: 'declines' });
    await world.advance('32d');
  });
  afterEach(() => world.close());

  const endings = () =>
    world.sql(`select 1 from outbox where type = 'billing.subscription-changed' and payload->>'tier' = 'free'`);
  const sweep = () => world.app.get(EndGracePeriods, { strict: false }).end();

  it('keeps access for fourteen days, then ends it and reports it once', async () => {
    await world.advance('11d');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', subscribed: true });
    await sweep();
    expect(await endings()).toHaveLength(0);

    await world.advance('3d');
    expect(await buyer.checkSubscription()).toEqual({
      subscribed: false,
      tier: 'free',
      interval: null,
      subscription_end: null,
    });
    await sweep();
    await sweep();
    expect(await endings()).toHaveLength(1);
  });

  it('is cancelled when the debt is paid', async () => {
    await world.advance('5d');
    await buyer.submit(await buyer.portal(), 'card', { card: 'works' });
    await world.settle();
    await world.advance('14d');
    expect(await buyer.checkSubscription()).toMatchObject({ tier: 'creator', subscribed: true });
    expect(await buyer.charges()).toHaveLength(2);
  });
});
