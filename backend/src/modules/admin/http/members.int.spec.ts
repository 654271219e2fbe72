import { Payer, type Membership } from '#test/makers/membership.ts';
import { memberPassword, World, type Member } from '#test/world.ts';

interface History {
  readonly member: {
    id: string;
    email: string;
    plan: string;
    planStatus: string | null;
    deletionDueAt: string | null;
    roles: { role: string }[];
  };
  readonly membership: Membership;
  readonly payments: { amountCents: number; refundedCents: number; status: string }[];
  readonly mails: { kind: string; recipient: string; state: string; at: string }[];
  readonly deeds: { action: string; actorId: string | null; actorEmail: string | null; details: object; at: string }[];
  readonly secondFactors: { id: string; kind: string; isVerified: boolean }[];
  readonly code: string;
}

describe('member history', () => {
  let world: World;
  let support: Member;
  let admin: Member;
  beforeAll(async () => {
    world = await World.start();
    support = await world.member({ roles: ['support'] });
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const pathOf = (id: string) => `/api/admin/members/${id}`;
  const read = async (id: string, by = admin) => (await world.as(by).get<History>(pathOf(id))).body;

  it('contains plan, payments, emails and audit entries, newest first', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    const { id, email } = payer.buyer.member;
    await world.as(admin).post(`${pathOf(id)}/refund`);
    await world.settle();
    const { member, membership, payments, mails, deeds } = await read(id);
    expect(member).toMatchObject({ id, email, plan: 'free', roles: [] });
    expect(membership).toEqual(await payer.membership());
    expect(payments).toMatchObject([{ amountCents: 25_000, refundedCents: 25_000, status: 'paid' }]);
    expect(mails.map(({ kind, recipient, state }) => ({ kind, recipient, state }))[0]).toEqual({
      kind: 'membership-refunded',
      recipient: email,
      state: 'sent',
    });
    expect(mails.map(({ kind }) => kind)).toContain('confirm');
    expect(deeds[0]).toMatchObject({ action: 'billing.refunded', actorId: admin.id, actorEmail: admin.email });
    expect(deeds.at(-1)).toMatchObject({ action: 'auth.account-created' });
    for (const times of [mails, deeds].map((list) => list.map(({ at }) => at)))
      expect(times).toEqual(times.toSorted().toReversed());
  });

  it('includes the amount of a possible refund', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    expect((await read(payer.buyer.member.id)).membership.refund).toMatchObject({ amountCents: 1_000 });
  });

  it('shows if there is a second factor, without its secret', async () => {
    const member = await world.member();
    expect((await read(member.id)).secondFactors).toEqual([]);
    const enrolled = await world.as(member).post<{ id: string }>('/api/auth/factors', {
      factor_type: 'totp',
      friendly_name: 'phone',
    });
    const { secondFactors } = await read(member.id);
    expect(secondFactors).toEqual([
      { id: enrolled.body.id, kind: 'totp', isVerified: false, since: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('contains no data of other users', async () => {
    const [one, other] = [await world.member(), await world.member({ tier: 'seeker' })];
    const { member, mails, deeds } = await read(one.id);
    expect([member.id, member.plan]).toEqual([one.id, 'free']);
    expect(mails.every(({ recipient }) => recipient === one.email)).toBe(true);
    expect(deeds.map(({ action }) => action)).not.toContain('membership.tier-granted');
    expect((await read(other.id)).member.plan).toBe('seeker');
  });

  it('is limited to the fifty newest entries of each kind', async () => {
    const member = await world.member();
    await world.sql(
      `insert into audit_log (action, actor_id, subject_id, details)
       select 'test.action', null, $1, jsonb_build_object('turn', turn) from generate_series(1, 60) turn`,
      [member.id],
    );
    const turns = (await read(member.id)).deeds.map(({ details }) => (details as { turn: number }).turn);
    expect(turns).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
  });

  it.each(['01900000-0000-7000-8000-000000000000', 'not-a-uuid', "' or true --"])(
    'returns 404 for the id %s',
    async (id) => {
      const { status, body } = await world.as(support).get<History>(pathOf(encodeURIComponent(id)));
      expect([status, body.code]).toEqual([404, 'admin.unknown-account']);
    },
  );

  it('contains only the parts that the role may see', async () => {
    const member = await world.member({ tier: 'seeker' });
    const editor = await world.member({ roles: ['editor'] });
    const both = await world.member({ roles: ['editor', 'support'] });
    const partsFor = async (person: Member) => Object.keys(await read(member.id, person)).toSorted();
    expect(await partsFor(editor)).toEqual(['member']);
    expect(await partsFor(support)).toEqual(['consents', 'mails', 'member']);
    expect(await partsFor(both)).toEqual(['consents', 'mails', 'member']);
    expect(await partsFor(admin)).toEqual([
      'consents',
      'deeds',
      'mails',
      'member',
      'membership',
      'payments',
      'secondFactors',
    ]);
  });

  it('shows if the email is confirmed, also in the list', async () => {
    const unconfirmed = await world.member();
    const { body: known } = await world.as(admin).post<{ id: string }>('/api/auth/admin/users', {
      email: `known-${crypto.randomUUID()}@example.org`,
      email_confirm: true,
    });
    for (const [id, emailConfirmed] of [
      [unconfirmed.id, false],
      [known.id, true],
    ] as const) {
      const { member } = await read(id);
      expect(member).toMatchObject({ id, emailConfirmed });
      const listed = await world.as(support).get<{ items: unknown[] }>(`/api/admin/members?q=${member.email}`);
      expect(listed.body.items).toMatchObject([{ id, emailConfirmed }]);
    }
  });

  it('shows the date of a requested deletion until it is cancelled, also in the list', async () => {
    const member = await world.member();
    const due = async () => {
      const listed = await world
        .as(support)
        .get<{ items: { deletionDueAt: string | null }[] }>(`/api/admin/members?q=${member.email}`);
      return [(await read(member.id, support)).member.deletionDueAt, listed.body.items[0]?.deletionDueAt];
    };
    expect(await due()).toEqual([null, null]);
    const requested = await world
      .as(member)
      .post<{ dueAt: string }>('/api/account/delete', { password: memberPassword });
    expect(requested.body.dueAt).not.toBeNull();
    expect(await due()).toEqual([requested.body.dueAt, requested.body.dueAt]);
    await world.as(member).post('/api/account/restore');
    expect(await due()).toEqual([null, null]);
  });

  it('is visible only to staff', async () => {
    const member = await world.member({ tier: 'visionary' });
    expect((await world.get(pathOf(member.id))).status).toBe(401);
    expect((await world.as(member).get(pathOf(member.id))).status).toBe(403);
  });
});
