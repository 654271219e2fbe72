import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';
import { ProductClock } from '#platform/clock/product-clock.ts';

describe('30-day refund in rare cases', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const newestRefund = async () => {
    const ledger = await (await fetch(`${world.stripe.url}/_/ledger`)).json();
    return (ledger as { refunds: { id: string }[] }).refunds.at(-1)?.id;
  };
  const giveBackByHand = async (amount: string) => {
    const ledger = await (await fetch(`${world.stripe.url}/_/ledger`)).json();
    const charge = (ledger as { charges: { id: string }[] }).charges.at(-1)?.id ?? '';
    const headers = { authorization: 'Bearer sk_test_local' };
    const body = new URLSearchParams({ charge, amount });
    expect((await fetch(`${world.stripe.url}/v1/refunds`, { method: 'POST', headers, body })).status).toBe(200);
    await world.settle();
  };
  const daysUntilFebruary = () => {
    const now = world.app.get(ProductClock).now();
    const year = now.getUTCFullYear() + (now.getUTCMonth() > 0 ? 1 : 0);
    const first = new Date(Date.UTC(year % 4 === 0 ? year + 1 : year, 1, 1, 12));
    return Math.ceil((first.getTime() - now.getTime()) / 86_400_000);
  };

  it('ends with the later paid period when a short month ended within the thirty days', async () => {
    await world.advance(`${daysUntilFebruary()}d`);
    const payer = await Payer.create(world, 'seeker_monthly');
    await world.advance('28d');
    await world.advance('2h');
    const { refund, subscription } = await payer.membership();
    expect(refund).toMatchObject({ amountCents: 1_000, endsAt: subscription?.periodEnd });
    expect((await payer.send('refund')).body).toMatchObject({
      ...{ tier: 'seeker', state: 'cancelling', refund: null },
      subscription: { cancelAtPeriodEnd: true, periodEnd: subscription?.periodEnd },
    });
    expect(await payer.refunds()).toEqual([1_000]);
    await world.settle();
    expect(await payer.lastEmailText()).toMatch(
      /Your membership ends on \w+day \d+ \w+( \d+)?\. You have paid until then\./,
    );
    await world.advance('31d');
    expect(await payer.membership()).toMatchObject({ tier: 'free' });
  });

  it('can be requested again with an email when the bank rejected it', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    await payer.send('refund');
    await world.settle();
    await world.advance('2h');
    await callPaymentStandIn(world, 'refunds', { refund: await newestRefund() });
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['We refunded $10', 'Your refund of $10 did not go through']);
    expect(await payer.membership()).toMatchObject({ state: 'free', refund: { amountCents: 1_000 }, refunded: null });
    expect((await payer.send('refund')).body).toMatchObject({ state: 'refunded' });
    await world.settle();
    expect(await payer.refunds()).toEqual([1_000, -1_000, 1_000]);
    expect(await payer.emailSubjects()).toHaveLength(3);
  });

  it('is marked as failed when staff had refunded the larger part before', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    await giveBackByHand('1500');
    await payer.send('refund');
    await world.settle();
    await world.advance('2h');
    await callPaymentStandIn(world, 'refunds', { refund: await newestRefund() });
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['We refunded $10', 'Your refund of $10 did not go through']);
    expect(await payer.membership()).toMatchObject({ refund: { amountCents: 1_000 }, refunded: null });
  });
});
