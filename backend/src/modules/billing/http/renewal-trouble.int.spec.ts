import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { SendBillingNotices } from '../use-cases/notices/send-notices.ts';

describe('failed renewal', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());
  afterEach(() => callPaymentStandIn(world, 'retries', { end: 'cancel' }));

  const days = async (count: number) => {
    await world.advance(`${count}d`);
    await world.app.get(SendBillingNotices, { strict: false }).send();
    await world.settle();
  };
  const useCard = async ({ buyer }: Payer, card: 'asks' | 'declines' | 'works') => {
    await buyer.submit(await buyer.portal(), 'card', { card });
    await world.settle();
  };
  const statusOf = async ({ buyer }: Payer) => {
    const [row] = await world.sql<{ status: string }>('select status from billing_subscription where user_id = $1', [
      buyer.member.id,
    ]);
    return row?.status;
  };

  it('is owed while the bank waits, keeps access, sends a notice, and is paid by another card', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await useCard(payer, 'asks');
    await days(32);
    expect(await statusOf(payer)).toBe('past_due');
    const { tier, state, subscription } = await payer.membership();
    expect([tier, state]).toEqual(['creator', 'past-due']);
    expect(Date.parse(subscription?.graceEndsAt ?? '') - Date.parse(subscription?.pastDueSince ?? '')).toBe(
      14 * 86_400_000,
    );
    expect(await payer.emailSubjects()).toEqual(['Your payment did not go through']);
    expect(await payer.lastEmailText()).toContain('some banks ask you to confirm a payment');
    expect(await payer.buyer.charges()).toHaveLength(1);

    await useCard(payer, 'works');
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    expect((await payer.buyer.charges()).map(({ amount }) => amount)).toEqual([2_500, 2_500]);
    await days(13);
    expect(await payer.emailSubjects()).toHaveLength(1);
  });

  it('gives no access and blocks a second purchase when Stripe marks it unpaid, and is paid by another card', async () => {
    await callPaymentStandIn(world, 'retries', { end: 'unpaid' });
    const payer = await Payer.create(world, 'seeker_monthly');
    await useCard(payer, 'declines');
    await days(32);
    await days(16);
    expect(await statusOf(payer)).toBe('unpaid');
    expect(await payer.buyer.checkSubscription()).toMatchObject({ tier: 'free', subscribed: false });
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'past-due' });
    const again = await payer.buyer.startCheckout('creator_monthly');
    expect([again.status, again.body.code]).toEqual([409, 'billing.already-subscribed']);

    await useCard(payer, 'works');
    expect(await statusOf(payer)).toBe('active');
    expect(await payer.buyer.checkSubscription()).toMatchObject({ tier: 'seeker' });
    expect((await payer.buyer.charges()).map(({ amount }) => amount)).toEqual([1_000, 1_000]);
  });
});
