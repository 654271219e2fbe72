import { World } from '#test/world.ts';
import { SetUpPrices } from './set-up-prices.ts';

describe('price setup', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const setUp = () => world.app.get(SetUpPrices, { strict: false }).setUp();
  const atStripe = async (path: string, form?: Record<string, string>) => {
    const headers = { authorization: 'Bearer sk_test_local' };
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const answer = await fetch(`${world.stripe.url}/v1/${path}`, { headers, ...sent });
    return (await answer.json()) as { id: string; data: { id: string }[] };
  };

  it('creates three products and six prices once when it runs again', async () => {
    const first = await setUp();
    expect(await setUp()).toEqual(first);
    expect(Object.keys(first).sort()).toEqual([
      'creator_annual',
      'creator_monthly',
      'seeker_annual',
      'seeker_monthly',
      'visionary_annual',
      'visionary_monthly',
    ]);
    expect((await atStripe('prices?limit=100')).data).toHaveLength(6);
    expect((await atStripe('products?limit=100')).data).toHaveLength(3);
    expect((await atStripe('billing_portal/configurations?limit=100')).data).toHaveLength(1);
  });

  it('adopts prices that another site of ours created in the same account', async () => {
    const before = await setUp();
    await world.sql('delete from billing_price');
    expect(await setUp()).toEqual(before);
    expect((await world.get('/api/plans')).status).toBe(200);
  });

  it('replaces a price with another amount and keeps the old one', async () => {
    const before = await setUp();
    const wrong = await atStripe('prices', {
      product: (await atStripe('products')).data[0]?.id ?? '',
      currency: 'usd',
      unit_amount: '999',
      'recurring[interval]': 'month',
      lookup_key: 'seeker_monthly',
      transfer_lookup_key: 'true',
    });
    const after = await setUp();
    expect(after['seeker_monthly']).not.toBe(wrong.id);
    const known = await world.sql<{ id: string }>(
      `select id from billing_price where lookup_key = 'seeker_monthly' and retired_at is not null`,
    );
    expect(known).toEqual([{ id: before['seeker_monthly'] }]);
  });

  it('returns 503 for the plans until the setup has run', async () => {
    await world.sql('delete from billing_price');
    const { status, body } = await world.get<{ code: string }>('/api/plans');
    expect([status, body.code]).toEqual([503, 'billing.prices-not-set-up']);
    await setUp();
  });
});
