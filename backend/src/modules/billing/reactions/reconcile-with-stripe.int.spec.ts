import { Buyer, standIn } from '../../../../test/makers/buyer.ts';
import { World } from '../../../../test/world.ts';
import { ReconcileWithStripe } from './reconcile-with-stripe.ts';

describe('reconciling with Stripe', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  const reconcile = async () => {
    const found = await world.app.get(ReconcileWithStripe, { strict: false }).run();
    await world.settle();
    return found;
  };

  it('takes in the events whose webhooks never came', async () => {
    await standIn(world, 'webhooks', { mode: 'drop' });
    const buyer = await Buyer.arrive(world);
    await buyer.pay('creator_annual');
    await world.settle();
    expect(await buyer.standing()).toMatchObject({ tier: 'free' });
    await reconcile();
    expect(await buyer.standing()).toMatchObject({ tier: 'creator', interval: 'annual' });
    await buyer.press(await buyer.portal(), 'cancel');
    await world.advance('366d');
    await reconcile();
    expect(await buyer.standing()).toMatchObject({ tier: 'free' });
  });

  it('repairs a row that differs though no event tells of it, and counts it', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    for (const drift of [1, 2]) {
      await world.sql(`update billing_subscription set tier = 'visionary'`);
      expect(await reconcile()).toEqual({ missedEvents: 0, drift: 1 });
      expect(await buyer.standing()).toMatchObject({ tier: 'seeker' });
      expect(await world.sql('select drift from billing_account')).toEqual([{ drift }]);
    }
  });

  it('forgets nothing else that is known of the account', async () => {
    const portal = () => world.sql<{ id: string }>('select portal_configuration_id as id from billing_account');
    const [before] = await portal();
    await (await Buyer.arrive(world)).pay('seeker_monthly');
    await reconcile();
    expect(before?.id).toMatch(/^bpc_/);
    expect(await portal()).toEqual([before]);
  });

  it('takes back what Stripe does not know', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    await world.settle();
    await fetch(`${world.stripe.url}/_/reset`, { method: 'POST' });
    await reconcile();
    expect(await buyer.standing()).toMatchObject({ tier: 'free' });
  });

  it('finds nothing to repair where all is well, and leaves grants alone', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('seeker_monthly');
    const granted = await world.member({ tier: 'visionary' });
    await world.settle();
    expect(await reconcile()).toEqual({ missedEvents: 0, drift: 0 });
    const standing = await world.as(granted).post<{ tier: string }>('/api/functions/check-subscription');
    expect(standing.body.tier).toBe('visionary');
  });
});
