import { createAdminApi, trustedServiceSettings, type AdminApi } from '#test/makers/service.ts';
import { World } from '#test/world.ts';

const address = () => `${crypto.randomUUID()}@example.org`;

describe('account directory for staff accounts', () => {
  let world: World;
  let service: AdminApi;
  beforeAll(async () => {
    world = await World.start({ settings: trustedServiceSettings });
    service = createAdminApi(world);
  });
  afterAll(() => world.close());

  it('rejects a new email for staff by an administrator and accepts it by a service', async () => {
    const me = await world.member({ roles: ['admin'] });
    const colleague = await world.member({ roles: ['support'] });
    const admin = createAdminApi(world, me.accessToken);
    for (const { id } of [me, colleague]) {
      for (const change of [{ email: address() }, { email_confirm: true }, { email: address(), email_confirm: true }]) {
        expect((await admin.updateUserById(id, change)).error).toMatchObject({ code: 'not_admin', status: 403 });
      }
    }
    const email = address();
    expect((await service.updateUserById(colleague.id, { email })).data.user?.email).toBe(email);
  });

  it("notifies the former email and records it when an administrator changes a member's email", async () => {
    const [member, me, email] = [await world.member(), await world.member({ roles: ['admin'] }), address()];
    await createAdminApi(world, me.accessToken).updateUserById(member.id, { email, email_confirm: true });
    await world.settle();
    const notice = (await world.mail.sentTo(member.email)).find(({ subject }) => subject === 'Your email has changed');
    expect(notice?.text).toContain(email);
    const trail = await world.sql(
      `select details from audit_log where subject_id = $1 and actor_id = $2 and action = 'auth.account-changed'`,
      [member.id, me.id],
    );
    expect(trail).toEqual([{ details: { fields: ['email', 'isConfirmed'] } }]);
  });

  it('rejects changes by an administrator to their own account and to the last administrator', async () => {
    await world.sql('delete from user_roles');
    const me = await world.member({ roles: ['admin'] });
    const admin = createAdminApi(world, me.accessToken);
    const refused = { code: 'not_admin', status: 403 };
    expect((await admin.deleteUser(me.id)).error).toMatchObject(refused);
    expect((await admin.updateUserById(me.id, { ban_duration: '1h' })).error).toMatchObject(refused);
    expect((await admin.mfa.deleteFactor({ userId: me.id, id: crypto.randomUUID() })).error).toMatchObject(refused);
    expect((await service.deleteUser(me.id)).error).toMatchObject({ code: 'conflict', status: 409 });
    expect((await service.updateUserById(me.id, { ban_duration: '1h' })).error).toMatchObject({ code: 'conflict' });
  });

  it('keeps one administrator when two are deleted at the same time, and does not count banned ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      await world.sql('delete from user_roles');
      const both = [await world.member({ roles: ['admin'] }), await world.member({ roles: ['admin'] })];
      const responses = await Promise.all(both.map(({ id }) => service.deleteUser(id, round === 1)));
      expect(responses.map(({ error }) => error?.status ?? 200).sort()).toEqual([200, 409]);
    }
    const [left] = await world.sql<{ id: string }>(`select user_id as id from user_roles where role = 'admin'`);
    const other = await world.member({ roles: ['admin'] });
    await service.updateUserById(other.id, { ban_duration: '1h' });
    expect((await service.deleteUser(left?.id ?? '')).error).toMatchObject({ code: 'conflict', status: 409 });
  });
});
