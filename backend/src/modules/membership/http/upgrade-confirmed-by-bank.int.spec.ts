import { createUpgradeSteps } from '#test/makers/upgrade.ts';
import { World } from '#test/world.ts';

describe('immediate upgrade', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const { sweep, offerOf, upgrade, halfway, withCard, amounts } = createUpgradeSteps(() => world);

  it('waits for the bank when it asks for a confirmation, and applies after that', async () => {
    const payer = await halfway();
    await withCard(payer, 'asks');
    const offer = (await offerOf(payer, 'creator_monthly'))!;
    const { status, body } = await upgrade(payer, 'creator_monthly', offer);
    expect([status, body.code]).toEqual([409, 'billing.payment-to-confirm']);
    await sweep();
    expect((await upgrade(payer, 'creator_monthly', offer)).body.payUrl).toBe(body.payUrl);
    expect(await payer.membership()).toMatchObject({ tier: 'seeker', state: 'paying' });
    await payer.buyer.submit(body.payUrl, 'confirm');
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    await sweep();
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['Your plan is now Creator']);
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
  });

  it('is replaced by a cancellation while the bank waits, and cannot be paid any more', async () => {
    const payer = await halfway();
    await withCard(payer, 'asks');
    const { body } = await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    expect((await payer.send('cancel')).body).toMatchObject({ tier: 'seeker', state: 'cancelling' });
    await payer.buyer.submit(body.payUrl, 'confirm');
    expect(await amounts(payer)).toEqual([1_000]);
  });

  it('charges what was shown last when another plan or a newer preview replaces one that waits for the bank', async () => {
    const payer = await halfway();
    await withCard(payer, 'asks');
    const first = await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    await world.advance('5m');
    const second = await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    const offer = (await offerOf(payer, 'visionary_monthly'))!;
    const third = await upgrade(payer, 'visionary_monthly', offer);
    const urls = [first, second, third].map(({ body }) => body.payUrl);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) await payer.buyer.submit(url, 'confirm');
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'visionary', state: 'paying' });
    expect(await amounts(payer)).toEqual([1_000, offer.chargeCents]);
    await sweep();
    await world.settle();
    expect(await payer.emailSubjects()).toEqual(['Your plan is now Visionary']);
  });

  it('keeps the change that was scheduled when upgrades replace each other and none is paid', async () => {
    const payer = await halfway('creator_monthly');
    await payer.send('change', 'seeker_monthly');
    await withCard(payer, 'asks');
    await upgrade(payer, 'visionary_monthly', (await offerOf(payer, 'visionary_monthly'))!);
    await world.settle();
    expect(await payer.membership()).toMatchObject({ pending: null });
    await upgrade(payer, 'visionary_annual', (await offerOf(payer, 'visionary_annual'))!);
    await world.advance('24h');
    await sweep();
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'creator', pending: { tier: 'seeker' } });
    expect(await amounts(payer)).toEqual([2_500]);
  });

  it('is discarded with the scheduled change when that is undone while the bank waits', async () => {
    const payer = await halfway();
    await payer.send('change', 'visionary_monthly');
    await withCard(payer, 'asks');
    const { body } = await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    expect((await payer.send('undo-change')).body).toMatchObject({ tier: 'seeker', pending: null });
    await payer.buyer.submit(body.payUrl, 'confirm');
    await world.settle();
    expect(await payer.membership()).toMatchObject({ tier: 'seeker', state: 'paying', pending: null });
    expect(await amounts(payer)).toEqual([1_000]);
  });

  it('is recorded when it was paid before its member cancels', async () => {
    const payer = await halfway();
    await withCard(payer, 'asks');
    const { body } = await upgrade(payer, 'creator_monthly', (await offerOf(payer, 'creator_monthly'))!);
    await payer.buyer.submit(body.payUrl, 'confirm');
    expect((await payer.send('cancel')).body).toMatchObject({ tier: 'creator', state: 'cancelling' });
    await world.settle();
    expect(await payer.auditActions()).toEqual(['billing.plan-upgraded', 'billing.renewal-cancelled']);
    expect((await payer.emailSubjects())[0]).toBe('Your plan is now Creator');
  });
});
