import { Payer } from '#test/makers/membership.ts';
import { World, type Member } from '#test/world.ts';
import { GrantTier } from '#modules/membership/index.ts';
import type { DashboardView } from '../use-cases/dashboard.view.ts';

describe('urgent message', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const home = async (member: Member) => (await world.as(member).get<DashboardView>('/api/members/dashboard')).body;
  const grant = ({ id: userId }: Member, tier: 'creator' | 'visionary') =>
    world.app.get(GrantTier, { strict: false }).grant({ userId, tier, grantedBy: null });

  it('is a cancelled membership until its last day, unless a higher tier was granted', async () => {
    const payer = await Payer.create(world, 'creator_monthly');
    expect((await home(payer.buyer.member)).urgent).toBeNull();
    await payer.send('cancel');
    await world.settle();
    const { subscription } = await payer.membership();
    const { tier, urgent } = await home(payer.buyer.member);
    expect(tier).toBe('creator');
    expect(urgent).toEqual({ kind: 'ending', tier: 'creator', amountCents: 2_500, until: subscription?.periodEnd });
    await grant(payer.buyer.member, 'visionary');
    expect((await home(payer.buyer.member)).urgent).toBeNull();
  });

  it('is an overdue payment during its days of grace, and has no end when a grant covers the tier', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { buyer } = payer;
    await buyer.submit(await buyer.portal(), 'card', { card: 'declines' });
    await world.settle();
    await world.advance('32d');
    const { subscription } = await payer.membership();
    const { tier, urgent } = await home(buyer.member);
    expect(tier).toBe('seeker');
    expect(urgent).toEqual({ kind: 'unpaid', tier: 'seeker', amountCents: 1_000, until: subscription?.graceEndsAt });
    await grant(buyer.member, 'creator');
    expect((await home(buyer.member)).urgent).toMatchObject({ kind: 'unpaid', until: null });
  });
});
