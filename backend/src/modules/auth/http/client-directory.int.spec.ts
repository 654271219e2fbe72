import { GoTrueAdminApi } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { createAdminApi, createServiceToken, trustedServiceSettings, type AdminApi } from '#test/makers/service.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
let service: AdminApi;
beforeAll(async () => {
  world = await World.start({ settings: trustedServiceSettings });
  service = createAdminApi(world);
});
afterAll(() => world.close());

const someAddress = () => `${crypto.randomUUID()}@example.org`;
const unknownId = '01900000-0000-7000-8000-000000000000';

const calls: readonly [name: string, call: (api: AdminApi, id: string) => Promise<{ error: unknown }>][] = [
  ['listUsers', (api) => api.listUsers()],
  ['createUser', (api) => api.createUser({ email: someAddress() })],
  ['getUserById', (api, id) => api.getUserById(id)],
  ['updateUserById', (api, id) => api.updateUserById(id, { user_metadata: { first_name: 'Noor' } })],
  ['generateLink', (api) => api.generateLink({ type: 'magiclink', email: someAddress() })],
  ['inviteUserByEmail', (api) => api.inviteUserByEmail(someAddress())],
  ['mfa.listFactors', (api, userId) => api.mfa.listFactors({ userId })],
  ['deleteUser', (api, id) => api.deleteUser(id)],
];

describe('account directory calls of the auth client', () => {
  it.each(calls)('allows %s for a service and an administrator', async (_, call) => {
    const admin = createAdminApi(world, (await world.member({ roles: ['admin'] })).accessToken);
    for (const api of [service, admin]) {
      const { id } = await world.member();
      expect((await call(api, id)).error).toBeNull();
    }
  });

  it.each(calls)('rejects %s for a member, an editor, a visitor and a forged token', async (_, call) => {
    const { id } = await world.member();
    const tokenOf = async (roles: 'editor'[]) => (await world.member({ roles })).accessToken;
    const notAdmin = { code: 'not_admin', status: 403 };
    expect((await call(createAdminApi(world, await tokenOf([])), id)).error).toMatchObject(notAdmin);
    expect((await call(createAdminApi(world, await tokenOf(['editor'])), id)).error).toMatchObject(notAdmin);
    expect((await call(createAdminApi(world, createServiceToken({ role: 'anon' })), id)).error).toMatchObject(notAdmin);
    expect((await call(createAdminApi(world, 'a.b.c'), id)).error).toMatchObject({ code: 'bad_jwt', status: 403 });
    const anonymous = new GoTrueAdminApi({ url: `${world.url}/api/auth` });
    expect((await call(anonymous, id)).error).toMatchObject({ code: 'no_authorization', status: 401 });
    expect(await world.sql('select 1 from users where id = $1', [id])).toHaveLength(1);
  });

  it.each(calls.filter(([name]) => /ById|deleteUser|Factors/.test(name)))(
    'returns not found from %s for an unknown account',
    async (_, call) => {
      expect((await call(service, unknownId)).error).toMatchObject({ code: 'user_not_found', status: 404 });
    },
  );

  it('allows support to read but not to write', async () => {
    const support = createAdminApi(world, (await world.member({ roles: ['support'] })).accessToken);
    const { id } = await world.member();
    for (const [name, call] of calls) {
      const { error } = await call(support, id);
      if (/^list|^get|list/.test(name)) expect([name, error]).toEqual([name, null]);
      else expect(error).toMatchObject({ code: 'not_admin', status: 403 });
    }
  });

  it('signs a user out by their own token', async () => {
    const member = await world.member();
    expect((await service.signOut(member.accessToken)).error).toBeNull();
    expect((await createBrowserClient(world).getUser(member.accessToken)).error?.name).toBe('AuthSessionMissingError');
  });

  it('creates a link that opens the account it was made for', async () => {
    const { email, id } = await world.member();
    const { data } = await service.generateLink({ type: 'recovery', email });
    const { data: opened } = await createBrowserClient(world).verifyOtp({
      type: 'recovery',
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(opened.user?.id).toBe(id);
    expect((await service.generateLink({ type: 'recovery', email: someAddress() })).error).toMatchObject({
      code: 'user_not_found',
    });
    expect((await service.createUser({ email, password: memberPassword })).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    });
  });
});
