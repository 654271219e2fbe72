import { World, type Member } from '#test/world.ts';

describe('staff role checks', () => {
  let world: World;
  const members: Record<string, Member> = {};
  const unknownId = '019a0000-0000-7000-8000-000000000000';

  const isAdmin = (asker: Member, about: string) => world.as(asker).post('/api/rpc/is_admin', { _user_id: about });
  const checkAdmin = (asker: Member) => world.as(asker).post('/api/functions/check-admin');
  const userRoles = (asker: Member, about: string) => world.as(asker).get(`/api/user-roles?userId=${about}`);

  beforeAll(async () => {
    world = await World.start();
    for (const role of ['admin', 'editor', 'support'] as const) members[role] = await world.member({ roles: [role] });
    members['member'] = await world.member({ tier: 'visionary' });
    members['other'] = await world.member();
  });
  afterAll(() => world.close());

  it.each(['admin', 'editor', 'support'])('confirm %s in all three ways', async (role) => {
    const person = members[role]!;
    expect(await isAdmin(person, person.id)).toMatchObject({ status: 200, body: true });
    expect(await checkAdmin(person)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await userRoles(person, person.id)).toMatchObject({ status: 200, body: { items: [{ role }] } });
  });

  it('reject a member of any tier in all three ways', async () => {
    const member = members['member']!;
    expect(await isAdmin(member, member.id)).toMatchObject({ status: 200, body: false });
    expect(await checkAdmin(member)).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect(await userRoles(member, member.id)).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('reveal nothing about other users to a member, not even that they exist', async () => {
    const member = members['member']!;
    for (const about of [members['admin']!.id, members['other']!.id, unknownId]) {
      expect((await isAdmin(member, about)).status).toBe(403);
      expect((await userRoles(member, about)).status).toBe(403);
    }
  });

  it('return the roles of any user to staff', async () => {
    const support = members['support']!;
    expect((await isAdmin(support, members['admin']!.id)).body).toBe(true);
    expect((await isAdmin(support, members['member']!.id)).body).toBe(false);
    expect((await isAdmin(support, unknownId)).body).toBe(false);
    expect((await userRoles(support, members['editor']!.id)).body).toEqual({ items: [{ role: 'editor' }] });
  });

  it('notice a removed role immediately', async () => {
    const person = await world.member({ roles: ['support'] });
    await world.sql('delete from user_roles where user_id = $1', [person.id]);
    expect((await checkAdmin(person)).body).toEqual({ isAdmin: false });
    expect((await isAdmin(person, members['admin']!.id)).status).toBe(403);
  });

  it('reject visitors', async () => {
    expect((await world.post('/api/rpc/is_admin', { _user_id: unknownId })).status).toBe(401);
    expect((await world.post('/api/functions/check-admin')).status).toBe(401);
    expect((await world.get(`/api/user-roles?userId=${unknownId}`)).status).toBe(401);
  });

  it('reject an invalid id and unknown fields', async () => {
    const admin = members['admin']!;
    expect((await isAdmin(admin, 'me')).status).toBe(400);
    expect((await userRoles(admin, "' or 1=1")).status).toBe(400);
    expect((await world.as(admin).post('/api/functions/check-admin', { isAdmin: true })).status).toBe(400);
    expect((await world.as(admin).get(`/api/user-roles?userId=${admin.id}&userId=${unknownId}`)).status).toBe(400);
  });
});
