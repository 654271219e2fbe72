import { callPaymentStandIn } from '#test/makers/buyer.ts';
import { Payer } from '#test/makers/membership.ts';
import { createUpgradeSteps } from '#test/makers/upgrade.ts';
import { World } from '#test/world.ts';

const inDollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

describe('immediate upgrade', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());
  afterEach(() => callPaymentStandIn(world, 'faults', {}));

  const { sweep, offerOf, upgrade, halfway, withCard, amounts } = createUpgradeSteps(() => world);

  it('charges exactly the preview and gives the higher plan at once', async () => {
    const payer = await halfway();
    const before = (await payer.membership()).subscription;
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    expect(offer.chargeCents).toBeGreaterThan(950);
    expect(offer.chargeCents).toBeLessThan(1_050);
    await world.advance('50m');
    const { status, body } = await upgrade(payer, 'creator_monthly', offer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ tier: 'creator', state: 'paying', pending: null },
      subscription: { tier: 'creator', amountCents: 2_500, periodEnd: before?.periodEnd },
      refund: { amountCents: 1_000 + offer.chargeCents },
    });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
    await world.settle();
    expect(await payer.auditActions()).toEqual(['billing.plan-upgraded']);
    expect(await payer.emailSubjects()).toEqual(['Your plan is now Creator']);
    const mail = await payer.lastEmailText();
    const { items } = (
      await world
        .as(payer.buyer.member)
        .get<{ items: { number: string; amountCents: number }[] }>('/api/account/membership/invoices')
    ).body;
    expect(items[0]?.amountCents).toBe(offer.chargeCents);
    expect(mail).toContain(`We charged ${inDollars(offer.chargeCents)} today.`);
    expect(mail).toContain(`Your invoice number is ${items[0]?.number}.`);
    await world.advance('21d');
    expect((await amounts(payer)).slice(2)).toEqual([2_500]);
  });

  it('is refunded with the first payment', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    await upgrade(payer, 'creator_monthly', offer);
    const { body } = await payer.send('refund');
    const all = 1_000 + offer.chargeCents;
    expect(body).toMatchObject({ tier: 'free', state: 'refunded', refunded: { amountCents: all } });
    expect(await payer.refunds()).toEqual([1_000, offer.chargeCents]);
    await world.settle();
    expect(await payer.emailSubjects()).toContain(`We refunded ${inDollars(all)}`);
  });

  it('starts a year at once when a member changes from monthly to yearly', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_annual'))!;
    const { body } = await upgrade(payer, 'creator_annual', offer);
    expect(body.subscription).toMatchObject({ tier: 'creator', interval: 'annual', amountCents: 25_000 });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
    await world.advance('40d');
    expect(await amounts(payer)).toHaveLength(2);
  });

  it('charges once for repeated clicks and returns the same response', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    const responses = await Promise.all(Array.from({ length: 6 }, () => upgrade(payer, 'creator_monthly', offer)));
    for (const { status, body } of responses)
      expect(status === 200 || body.code === 'billing.under-way' ? 'well' : `${status} ${body.code}`).toBe('well');
    expect((await upgrade(payer, 'creator_monthly', offer)).body).toMatchObject({ tier: 'creator' });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
    await world.settle();
    expect(await payer.emailSubjects()).toHaveLength(1);
  });

  it('is refused in a second tab after the first has paid', async () => {
    const payer = await halfway();
    const first = (await offerOf(payer, 'creator_monthly'))!;
    await world.advance('5m');
    const second = (await offerOf(payer, 'creator_monthly'))!;
    await upgrade(payer, 'creator_monthly', first);
    const { status, body } = await upgrade(payer, 'creator_monthly', second);
    expect([status, body.code]).toEqual([409, 'billing.same-plan']);
    expect(await amounts(payer)).toEqual([1_000, first.chargeCents]);
  });

  it('changes nothing when the card is declined, and works once the card does', async () => {
    const payer = await halfway();
    await payer.send('change', 'visionary_monthly');
    const before = await payer.membership();
    await withCard(payer, 'declines');
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    const { status, body } = await upgrade(payer, 'creator_monthly', offer);
    expect([status, body.code]).toEqual([409, 'billing.card-declined']);
    await world.settle();
    expect(await payer.membership()).toEqual(before);
    expect(await amounts(payer)).toEqual([1_000]);
    expect((await payer.emailSubjects()).slice(1)).toEqual([]);
    await withCard(payer, 'works');
    expect((await upgrade(payer, 'creator_monthly', offer)).body).toMatchObject({ tier: 'creator', pending: null });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
  });

  it('is refunded to the end when the payment provider refuses a part of the refund for a while', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    await upgrade(payer, 'creator_monthly', offer);
    await world.settle();
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/refunds', skip: 1, status: 402 });
    const { status, body } = await payer.send('refund');
    expect([status, body.code]).toEqual([503, 'billing.refund-incomplete']);
    await callPaymentStandIn(world, 'faults', {});
    expect(await payer.membership()).toMatchObject({ tier: 'creator' });
    await sweep();
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'refunded' });
    expect(await payer.refunds()).toEqual([1_000, offer.chargeCents]);
  });

  it('is found when the response of the payment provider was lost', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    await callPaymentStandIn(world, 'faults', { route: 'POST /v1/subscriptions/:id', resetAfterCommit: true });
    const { status, body } = await upgrade(payer, 'creator_monthly', offer);
    expect([status, body.code]).toEqual([503, 'billing.upgrade-unconfirmed']);
    await callPaymentStandIn(world, 'faults', {});
    await sweep();
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
    expect(await payer.emailSubjects()).toEqual(['Your plan is now Creator']);
    expect((await upgrade(payer, 'creator_monthly', offer)).status).toBe(200);
  });

  it('keeps a cancelled membership and replaces a pending change', async () => {
    const cancelled = await halfway();
    await cancelled.send('cancel');
    const offer = (await offerOf(cancelled, 'creator_monthly'))!;
    expect((await upgrade(cancelled, 'creator_monthly', offer)).body).toMatchObject({
      ...{ tier: 'creator', state: 'paying', subscription: { cancelAtPeriodEnd: false } },
    });
    const changing = await halfway();
    await changing.send('change', 'creator_monthly');
    const early = (await offerOf(changing, 'creator_monthly'))!;
    expect((await upgrade(changing, 'creator_monthly', early)).body).toMatchObject({ tier: 'creator', pending: null });
  });

  it('is not offered for a lower plan or a shorter billing cycle', async () => {
    const monthly = await halfway('creator_monthly');
    expect(await offerOf(monthly, 'seeker_monthly')).toBeNull();
    const annual = await Payer.create(world, 'seeker_annual');
    expect(await offerOf(annual, 'creator_monthly')).toBeNull();
    const quote = { chargeCents: 100, prorationDate: Math.floor(Date.now() / 1_000) };
    for (const { status, body } of [
      await upgrade(monthly, 'seeker_monthly', quote),
      await upgrade(annual, 'creator_monthly', quote),
    ])
      expect([status, body.code]).toEqual([409, 'billing.upgrade-not-offered']);
    expect(await amounts(monthly)).toEqual([2_500]);
  });

  it('is refused when the amount or its date is not that of the preview', async () => {
    const payer = await halfway();
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    const wrong = await upgrade(payer, 'creator_monthly', { ...offer, chargeCents: offer.chargeCents - 1 });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'billing.upgrade-price-changed']);
    await world.advance('2h');
    const old = await upgrade(payer, 'creator_monthly', offer);
    expect([old.status, old.body.code]).toEqual([409, 'billing.upgrade-price-changed']);
    expect(await amounts(payer)).toEqual([1_000]);
  });

  it('stays when staff refund the upgrade alone, and ends when the whole period is refunded', async () => {
    const payer = await halfway();
    await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    const giveBack = async (charge: string) => {
      const headers = { authorization: 'Bearer sk_test_local' };
      const body = new URLSearchParams({ charge });
      expect((await fetch(`${world.stripe.url}/v1/refunds`, { method: 'POST', headers, body })).status).toBe(200);
      await world.settle();
    };
    const [first, second] = (await payer.buyer.charges()) as unknown as { id: string }[];
    await giveBack(second!.id);
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    await giveBack(first!.id);
    expect(await payer.membership()).toMatchObject({ tier: 'free' });
  });

  it('counts the old price until the upgrade, and the new one from then on', async () => {
    const payer = await halfway();
    await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    const spans = await world.sql<{ tier: string; days: number }>(
      `select tier, round(extract(epoch from (coalesce(ended_at, started_at) - started_at)) / 86400)::int as days
       from billing_span where user_id = $1 order by started_at`,
      [payer.buyer.member.id],
    );
    expect(spans).toEqual([
      { tier: 'seeker', days: 10 },
      { tier: 'creator', days: 0 },
    ]);
  });
});
