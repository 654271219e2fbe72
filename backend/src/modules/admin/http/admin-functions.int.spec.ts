import { Buyer } from '#test/makers/buyer.ts';
import { World, type Member } from '#test/world.ts';
import { ChangeRole } from '#modules/auth/index.ts';
import { GrantTier } from '#modules/membership/index.ts';

const planPath = '/api/functions/admin-update-user-plan';
const rolePath = '/api/functions/admin-manage-role';
const unknownId = '01900000-0000-7000-8000-000000000000';

describe('admin functions', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await World.start();
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const give = (targetUserId: string, plan: string, more: object = { planStatus: null, planInterval: null }) =>
    world.as(admin).post<{ code: string }>(planPath, { targetUserId, plan, ...more });
  const manage = (targetUserId: string, role: string, operation: string, by = admin) =>
    world.as(by).post<{ roles: string[]; code: string }>(rolePath, { targetUserId, role, operation });
  const entitlementOf = async (member: Member) =>
    (await world.as(member).post<{ tier: string }>('/api/functions/check-subscription')).body;
  const trail = (subjectId: string) =>
    world.sql(
      `select action, actor_id as "actorId", details from audit_log
       where subject_id = $1 and actor_id = $2 order by seq`,
      [subjectId, admin.id],
    );

  it('grant and remove a plan without a payment and record the administrator', async () => {
    const member = await world.member();
    const { status, body } = await give(member.id, 'creator');
    expect([status, body]).toEqual([200, { plan: 'creator', planStatus: null, planInterval: null }]);
    expect(await entitlementOf(member)).toMatchObject({ tier: 'creator', interval: null, subscription_end: null });
    await give(member.id, 'free');
    expect(await entitlementOf(member)).toMatchObject({ tier: 'free', subscribed: false });
    const entry = (before: string, after: string, more: object = {}) => ({
      action: 'membership.tier-granted',
      actorId: admin.id,
      details: { before, after, until: null, ...more },
    });
    const replaced = { tier: 'creator', grantedBy: admin.id, grantedAt: expect.any(String), until: null };
    expect(await trail(member.id)).toEqual([entry('free', 'creator'), entry('creator', 'free', { replaced })]);
  });

  it('reject a plan below the paid one and keep the subscription', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    const { status, body } = await give(buyer.member.id, 'seeker');
    expect([status, body.code]).toEqual([409, 'membership.paid-plan-is-higher']);
    expect((await give(buyer.member.id, 'visionary')).status).toBe(200);
    expect(await entitlementOf(buyer.member)).toMatchObject({ tier: 'visionary', interval: null });
    const requests = await (await fetch(`${world.stripe.url}/_/requests`)).text();
    expect(requests).not.toMatch(/"method":"DELETE"/);
    expect(await trail(buyer.member.id)).toHaveLength(1);
  });

  describe('undo of a granted plan', () => {
    const undo = (id: string, plan: string, by = admin) =>
      world
        .as(by)
        .post<{ plan: string; planInterval: string | null; code: string }>(`/api/admin/members/${id}/undo-plan`, {
          plan,
        });
    const grants = (userId: string) =>
      world.sql('select tier, granted_by, granted_at, until from membership_grant where user_id = $1', [userId]);

    it('restores the earlier grant with its end and its administrator, and is recorded', async () => {
      const member = await world.member();
      const until = new Date('2099-01-01T00:00:00Z');
      const grantTier = world.app.get(GrantTier, { strict: false });
      await grantTier.grant({ userId: member.id, tier: 'seeker', grantedBy: null, until });
      const before = await grants(member.id);
      await give(member.id, 'visionary');
      expect(await undo(member.id, 'visionary')).toMatchObject({
        status: 200,
        body: { id: member.id, plan: 'seeker' },
      });
      expect(await grants(member.id)).toEqual(before);
      expect(await entitlementOf(member)).toMatchObject({ tier: 'seeker' });
      expect((await trail(member.id)).at(-1)).toMatchObject({
        details: { before: 'visionary', after: 'seeker', isUndo: true },
      });
    });

    it('leaves no grant where there was none, so the paid plan applies again', async () => {
      const buyer = await Buyer.signUp(world);
      await buyer.pay('creator_monthly');
      await world.settle();
      await give(buyer.member.id, 'visionary');
      const { body } = await undo(buyer.member.id, 'visionary');
      expect(body).toMatchObject({ plan: 'creator', planStatus: 'active', planInterval: 'monthly' });
      expect(await grants(buyer.member.id)).toEqual([]);
    });

    it('works for a removed grant', async () => {
      const member = await world.member();
      await give(member.id, 'creator');
      await give(member.id, 'free');
      expect((await undo(member.id, 'free')).body.plan).toBe('creator');
    });

    it('works during concurrent changes, which run one after the other', async () => {
      const member = await world.member();
      await give(member.id, 'seeker');
      await give(member.id, 'creator');
      const letGo = await world.holdTransaction('lock table membership_grant in access exclusive mode');
      const changes = [undo(member.id, 'creator'), give(member.id, 'visionary'), give(member.id, 'free')];
      await world.untilLockWaits(3);
      await letGo();
      await Promise.all(changes);
      const entries = (await trail(member.id)) as { details: { before: string; after: string } }[];
      expect(entries.slice(1).map(({ details }) => details.before)).toEqual(
        entries.slice(0, -1).map(({ details }) => details.after),
      );
      expect((await entitlementOf(member)).tier).toBe(entries.at(-1)?.details.after);
    });

    it('works once, and only for the last change of the same administrator', async () => {
      const member = await world.member();
      const colleague = await world.member({ roles: ['admin'] });
      const refused = { status: 409, body: { code: 'membership.grant-changed-since' } };
      await give(member.id, 'creator');
      expect(await undo(member.id, 'creator', colleague)).toMatchObject(refused);
      expect(await undo(member.id, 'seeker')).toMatchObject(refused);
      await give(member.id, 'visionary');
      expect(await undo(member.id, 'creator')).toMatchObject(refused);
      expect((await undo(member.id, 'visionary')).status).toBe(200);
      expect(await undo(member.id, 'visionary')).toMatchObject(refused);
      expect(await entitlementOf(member)).toMatchObject({ tier: 'creator' });
      await manage(colleague.id, 'admin', 'remove');
    });
  });

  it.each([
    ['an unknown plan', { plan: 'gold' }],
    ['the status of a subscription', { planStatus: 'active' }],
    ['the interval of a subscription', { planInterval: 'monthly' }],
    ['an invalid id', { targetUserId: 'not-a-uuid' }],
    ['an unknown field', { until: '2030-01-01' }],
  ])('reject a plan with %s', async (_, wrong) => {
    const { status, body } = await give(unknownId, 'seeker', wrong);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('reject an account that does not exist', async () => {
    expect((await give(unknownId, 'seeker')).status).toBe(404);
    expect((await manage(unknownId, 'editor', 'add')).status).toBe(404);
  });

  it('reject a role for an unconfirmed email', async () => {
    const [unconfirmed, confirmed] = [await world.member(), await world.member({ emailConfirmed: true })];
    const refused = await manage(unconfirmed.id, 'admin', 'add');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'admin.email-not-confirmed', detail: expect.stringContaining('has not confirmed their email') },
    ]);
    expect((await world.as(unconfirmed).get('/api/admin/stats')).status).toBe(403);
    expect((await manage(confirmed.id, 'admin', 'add')).status).toBe(200);
    await manage(confirmed.id, 'admin', 'remove');
  });

  it('give and remove a role, and are safe to repeat', async () => {
    const member = await world.member({ emailConfirmed: true });
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

  it("reject a change of the administrator's own roles", async () => {
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
  ])('reject %s', async (_, role, operation) => {
    expect((await manage(unknownId, role, operation)).body.code).toBe('request.invalid');
  });

  it('keep one administrator, also when two remove each other at the same time', async () => {
    const other = await world.member({ roles: ['admin'] });
    const changeRole = world.app.get(ChangeRole, { strict: false });
    const removal = (actorId: string, userId: string) =>
      changeRole.change({ actorId, userId, role: 'admin', operation: 'remove' });
    const outcomes = await Promise.allSettled([removal(admin.id, other.id), removal(other.id, admin.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'admin.last-admin', kind: 'conflict' } });
    expect(await world.sql(`select 1 from user_roles where role = 'admin'`)).toHaveLength(1);
  });
});
