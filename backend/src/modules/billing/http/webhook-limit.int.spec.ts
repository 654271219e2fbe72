import { World } from '#test/world.ts';

describe('Stripe webhook limit', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_STRIPE_WEBHOOK: '3' } })));
  afterAll(() => world.close());

  it('returns 429 without looking at the signature when one IP sends more than the limit', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await world.post('/api/webhooks/stripe', {})).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});
