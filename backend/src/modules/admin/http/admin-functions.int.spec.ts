import { Buyer } from '../../../../test/makers/buyer.ts';
import { World, type Member } from '../../../../test/world.ts';
import { ChangeRole } from '../../auth/index.ts';

const planDoor = '/api/functions/admin-update-user-plan';
const roleDoor = '/api/functions/admin-manage-role';
const nobody = '01900000-0000-7000-8000-000000000000';

describe('what an administrator changes of an account', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await World.start();
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const give = (targetUserId: string, plan: string, more: object = { planStatus: null, planInterval: null }) =>
    world.as(admin).post<{ code: string }>(planDoor, { targetUserId, plan, ...more });
  const manage = (targetUserId: string, role: string, operation: string, by = admin) =>
    world.as(by).post<{ roles: string[]; code: string }>(roleDoor, { targetUserId, role, operation });
  const standing = async (member: Member) =>
    (await world.as(member).post<{ tier: string }>('/api/functions/check-subscription')).body;
  const trail = (subjectId: string) =>
    world.sql(
      `select action, actor_id as "actorId", details from audit_log
       where subject_id = $1 and actor_id = $2 order by seq`,
      [subjectId, admin.id],
    );

  it('is a plan without a payment behind it, given and taken, with who did it kept', async () => {
    const member = await world.member();
    const { status, body } = await give(member.id, 'creator');
    expect([status, body]).toEqual([200, { plan: 'creator', planStatus: null, planInterval: null }]);
    expect(await standing(member)).toMatchObject({ tier: 'creator', interval: null, subscription_end: null });
    await give(member.id, 'free');
    expect(await standing(member)).toMatchObject({ tier: 'free', subscribed: false });
    const entry = (before: string, after: string) => ({
      action: 'membership.tier-granted',
      actorId: admin.id,
      details: { before, after, until: null },
    });
    expect(await trail(member.id)).toEqual([entry('free', 'creator'), entry('creator', 'free')]);
  });

  it('cannot be a plan below what the member pays for, and leaves the payment alone', async () => {
    const buyer = await Buyer.arrive(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    const { status, body } = await give(buyer.member.id, 'seeker');
    expect([status, body.code]).toEqual([409, 'membership.paid-plan-is-higher']);
    expect((await give(buyer.member.id, 'visionary')).status).toBe(200);
    expect(await standing(buyer.member)).toMatchObject({ tier: 'visionary', interval: null });
    const requests = await (await fetch(`${world.stripe.url}/_/requests`)).text();
    expect(requests).not.toMatch(/"method":"DELETE"/);
    expect(await trail(buyer.member.id)).toHaveLength(1);
  });

  it.each([
    ['an unknown plan', { plan: 'gold' }],
    ['a status, which only a payment has', { planStatus: 'active' }],
    ['an interval, which only a payment has', { planInterval: 'monthly' }],
    ['an id that is none', { targetUserId: 'somebody' }],
    ['a field nobody knows', { until: '2030-01-01' }],
  ])('is not a plan with %s', async (_, wrong) => {
    const { status, body } = await give(nobody, 'seeker', wrong);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('is nothing for an account that does not exist', async () => {
    expect((await give(nobody, 'seeker')).status).toBe(404);
    expect((await manage(nobody, 'editor', 'add')).status).toBe(404);
  });

  it('is a role, given and taken, however often it is asked for', async () => {
    const member = await world.member();
    for (let time = 0; time < 2; time += 1)
      expect(await manage(member.id, 'editor', 'add')).toMatchObject({ status: 200, body: { roles: ['editor'] } });
    expect((await manage(member.id, 'support', 'add')).body.roles).toEqual(['editor', 'support']);
    expect((await world.as(member).get('/api/admin/stats')).status).toBe(200);
    await manage(member.id, 'support', 'remove');
    for (let time = 0; time < 2; time += 1)
      expect(await manage(member.id, 'editor', 'remove')).toMatchObject({ status: 200, body: { roles: [] } });
    expect((await world.as(member).get('/api/admin/stats')).status).toBe(403);
    const entry = (action: string, role: string) => ({
      action: `auth.role-${action}`,
      actorId: admin.id,
      details: { role },
    });
    expect(await trail(member.id)).toEqual([
      entry('added', 'editor'),
      entry('added', 'support'),
      entry('removed', 'support'),
      entry('removed', 'editor'),
    ]);
  });

  it('is never a role of their own', async () => {
    for (const [role, operation] of [
      ['admin', 'remove'],
      ['editor', 'add'],
    ] as const) {
      const { status, body } = await manage(admin.id, role, operation);
      expect([status, body.code]).toEqual([403, 'admin.own-role']);
    }
    expect(await world.sql('select role from user_roles where user_id = $1', [admin.id])).toEqual([{ role: 'admin' }]);
  });

  it.each([
    ['an unknown role', 'owner', 'add'],
    ['an unknown operation', 'editor', 'toggle'],
  ])('is not %s', async (_, role, operation) => {
    expect((await manage(nobody, role, operation)).body.code).toBe('request.invalid');
  });

  // Last, for it takes the role from one of the two.
  it('leaves one administrator, also when two remove each other at the same moment', async () => {
    const other = await world.member({ roles: ['admin'] });
    const changeRole = world.app.get(ChangeRole, { strict: false });
    const removal = (actorId: string, userId: string) =>
      changeRole.execute({ actorId, userId, role: 'admin', operation: 'remove' });
    const outcomes = await Promise.allSettled([removal(admin.id, other.id), removal(other.id, admin.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'admin.last-admin', kind: 'conflict' } });
    expect(await world.sql(`select 1 from user_roles where role = 'admin'`)).toHaveLength(1);
  });
});
