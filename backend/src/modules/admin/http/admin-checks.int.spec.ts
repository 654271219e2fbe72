import { World, type Member } from '#test/world.ts';

describe('asking who is staff', () => {
  let world: World;
  const people: Record<string, Member> = {};
  const nobody = '019a0000-0000-7000-8000-000000000000';

  const isAdmin = (asker: Member, about: string) => world.as(asker).post('/api/rpc/is_admin', { _user_id: about });
  const checkAdmin = (asker: Member) => world.as(asker).post('/api/functions/check-admin');
  const userRoles = (asker: Member, about: string) => world.as(asker).get(`/api/user-roles?userId=${about}`);

  beforeAll(async () => {
    world = await World.start();
    for (const role of ['admin', 'editor', 'support'] as const) people[role] = await world.member({ roles: [role] });
    people['member'] = await world.member({ tier: 'visionary' });
    people['other'] = await world.member();
  });
  afterAll(() => world.close());

  it.each(['admin', 'editor', 'support'])('says yes to %s, in all three ways', async (role) => {
    const person = people[role]!;
    expect(await isAdmin(person, person.id)).toMatchObject({ status: 200, body: true });
    expect(await checkAdmin(person)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await userRoles(person, person.id)).toMatchObject({ status: 200, body: { items: [{ role }] } });
  });

  it('says no to a member, whatever their tier, in all three ways', async () => {
    const member = people['member']!;
    expect(await isAdmin(member, member.id)).toMatchObject({ status: 200, body: false });
    expect(await checkAdmin(member)).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect(await userRoles(member, member.id)).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('tells a member nothing about anybody else, not even whether they exist', async () => {
    const member = people['member']!;
    for (const about of [people['admin']!.id, people['other']!.id, nobody]) {
      expect((await isAdmin(member, about)).status).toBe(403);
      expect((await userRoles(member, about)).status).toBe(403);
    }
  });

  it('tells staff about anybody', async () => {
    const support = people['support']!;
    expect((await isAdmin(support, people['admin']!.id)).body).toBe(true);
    expect((await isAdmin(support, people['member']!.id)).body).toBe(false);
    expect((await isAdmin(support, nobody)).body).toBe(false);
    expect((await userRoles(support, people['editor']!.id)).body).toEqual({ items: [{ role: 'editor' }] });
  });

  it('believes a demotion at once', async () => {
    const person = await world.member({ roles: ['support'] });
    await world.sql('delete from user_roles where user_id = $1', [person.id]);
    expect((await checkAdmin(person)).body).toEqual({ isAdmin: false });
    expect((await isAdmin(person, people['admin']!.id)).status).toBe(403);
  });

  it('refuses strangers', async () => {
    expect((await world.post('/api/rpc/is_admin', { _user_id: nobody })).status).toBe(401);
    expect((await world.post('/api/functions/check-admin')).status).toBe(401);
    expect((await world.get(`/api/user-roles?userId=${nobody}`)).status).toBe(401);
  });

  it('refuses an id that is none, and fields it does not know', async () => {
    const admin = people['admin']!;
    expect((await isAdmin(admin, 'me')).status).toBe(400);
    expect((await userRoles(admin, "' or 1=1")).status).toBe(400);
    expect((await world.as(admin).post('/api/functions/check-admin', { isAdmin: true })).status).toBe(400);
    expect((await world.as(admin).get(`/api/user-roles?userId=${admin.id}&userId=${nobody}`)).status).toBe(400);
  });
});
