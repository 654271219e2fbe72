import { generateKeyPairSync } from 'node:crypto';
import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient } from '#test/makers/client.ts';
import { createAdminApi, createServiceToken, trustedServiceSettings, type AdminApi } from '#test/makers/service.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { World, memberPassword } from '#test/world.ts';
import { StaffNameLookup } from '../use-cases/accounts/staff-names.ts';

const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const address = () => `${crypto.randomUUID()}@example.org`;

let world: World;
let service: AdminApi;
beforeAll(async () => {
  world = await World.start({ settings: trustedServiceSettings });
  service = createAdminApi(world);
});
afterAll(() => world.close());

const created = async (given: Parameters<typeof service.createUser>[0] = {}) => {
  const { data, error } = await service.createUser({ email: address(), ...given });
  if (error) throw error;
  return data.user;
};

describe('account directory', () => {
  it('is open to services, administrators and, for reading, support', async () => {
    const { id } = await world.member();
    const asker = async (roles: ('admin' | 'editor' | 'support')[]) =>
      createAdminApi(world, (await world.member({ roles })).accessToken);
    const [admin, support, editor, member] = [
      await asker(['admin']),
      await asker(['support']),
      await asker(['editor']),
      await asker([]),
    ];
    for (const reader of [service, admin, support]) expect((await reader.getUserById(id)).error).toBeNull();
    for (const caller of [editor, member]) {
      expect((await caller.getUserById(id)).error).toMatchObject({ code: 'not_admin', status: 403 });
    }
    expect((await admin.updateUserById(id, { email_confirm: true })).error).toBeNull();
    expect((await support.updateUserById(id, { email_confirm: true })).error).toMatchObject({ code: 'not_admin' });
  });

  it.each([
    ['no token', () => undefined, 401, 'no_authorization'],
    ['the signature of an unknown key', () => createServiceToken(undefined, { key: foreign }), 403, 'bad_jwt'],
    ['an untrusted key', () => createServiceToken(undefined, { key: foreign, name: 'other' }), 403, 'bad_jwt'],
    ['an expired token', () => createServiceToken({ role: 'service_role', exp: 1 }), 403, 'bad_jwt'],
    ['another role', () => createServiceToken({ role: 'authenticated' }), 403, 'not_admin'],
    [
      'a session id',
      () => createServiceToken({ role: 'service_role', session_id: crypto.randomUUID() }),
      403,
      'bad_jwt',
    ],
  ])('is closed for %s', async (_, token, status, code) => {
    const authorization = token();
    const answer = await world.send('GET', '/api/auth/admin/users', undefined, {
      ...(authorization ? { authorization: `Bearer ${authorization}` } : {}),
    });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });

  it('is the only part of the API that a service token opens', async () => {
    const { status } = await world.as({ accessToken: createServiceToken() }).get('/api/admin/stats');
    expect(status).toBe(401);
  });

  it('returns pages with the total in the headers', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    for (const name of ['a', 'b', 'c']) await created({ email: `${mark}-${name}@example.org` });
    const { data } = await service.listUsers({ page: 1, perPage: 2 });
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect(data.users).toHaveLength(2);
    const { body, headers } = await world
      .as({ accessToken: createServiceToken() })
      .get<{ users: { email: string }[] }>(`/api/auth/admin/users?page=2&per_page=2&filter=${mark}&sort=email asc`);
    expect(body.users.map(({ email }) => email)).toEqual([`${mark}-c@example.org`]);
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([
      '3',
      '</admin/users?page=2&per_page=2>; rel="last"',
    ]);
  });

  it.each(['page=-1', 'page=0', 'per_page=0', 'page=x', 'sort=password_hash'])('rejects %s', async (query) => {
    const { status, headers } = await world
      .as({ accessToken: createServiceToken() })
      .get(`/api/auth/admin/users?${query}`);
    expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
  });

  it('stores metadata, returns it unchanged and never uses it for permissions', async () => {
    const user_metadata = { profile: { image: 'https://example.org/a.png' }, tags: ['x'] };
    const app_metadata = { plan: 'gold', roles: ['admin'], provider: 'evil' };
    const user = await created({ user_metadata, app_metadata });
    expect(user.user_metadata).toEqual(user_metadata);
    expect(user.app_metadata).toEqual({ plan: 'gold', roles: ['admin'], provider: 'email', providers: ['email'] });
    expect(user.email_confirmed_at).toBeUndefined();
    const { data } = await service.updateUserById(user.id, {
      email_confirm: true,
      user_metadata: { first_name: 'Noor', tags: null },
    });
    expect(data.user?.user_metadata).toEqual({
      first_name: 'Noor',
      profile: user_metadata.profile,
      email_verified: true,
    });
    expect(await world.sql('select 1 from user_roles where user_id = $1', [user.id])).toEqual([]);
    const password = 'a password of their own';
    await service.updateUserById(user.id, { password, email_confirm: true });
    const { data: come } = await createBrowserClient(world).signInWithPassword({ email: user.email ?? '', password });
    const caller = world.as({ accessToken: come.session?.access_token ?? '' });
    expect((await caller.get('/api/admin/members')).status).toBe(403);
  });

  it.each([
    [{ email: 'nonsense' }, 'Invalid email address'],
    [{ email: 'x@example.org', role: 'service_role' }, 'role must be authenticated'],
    [{ email: 'x@example.org', ban_duration: 'forever' }, "ban_duration must be a duration such as '24h', or 'none'"],
    [{ email: 'x@example.org', user_metadata: { text: '\u0000' } }, 'Metadata must be text without control characters'],
    [
      { email: 'x@example.org', user_metadata: { text: '\ud800' } },
      'This text contains a character that cannot be stored.',
    ],
    [{ email: 'x@example.org', user_metadata: { first_name: ' ' } }, 'First name is required'],
    [{ email: 'x@example.org', user_metadata: { first_name: 7 } }, 'First name is required'],
  ])('rejects %j', async (given, message) => {
    expect((await service.createUser(given)).error).toMatchObject({ status: 400, message });
  });

  it('limits user metadata to 8 kB and app metadata to 2 kB', async () => {
    const refusalOf = async (given: object) =>
      (await service.createUser({ email: address(), ...given })).error?.message;
    const [most, tooMuch] = [{ text: 'ü'.repeat(4090) }, { text: 'ü'.repeat(4096) }];
    expect(await refusalOf({ user_metadata: most, app_metadata: { text: 'x'.repeat(2000) } })).toBeUndefined();
    expect(await refusalOf({ user_metadata: tooMuch })).toBe('Metadata must be less than 8192 bytes');
    expect(await refusalOf({ app_metadata: { text: 'x'.repeat(2048) } })).toBe('Metadata must be less than 2048 bytes');
    const { id } = await created({ app_metadata: { one: 'x'.repeat(1500) } });
    const { error } = await service.updateUserById(id, { app_metadata: { two: 'x'.repeat(1500) } });
    expect(error?.message).toBe('Metadata must be less than 2048 bytes');
  });

  it('creates an account that can sign in, and no second one with its email', async () => {
    const user = await created({ password: 'a password of their own', email_confirm: true });
    const email = user.email ?? '';
    const client = createBrowserClient(world);
    const signIn = await client.signInWithPassword({ email, password: 'a password of their own' });
    expect(signIn.data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
    expect((await service.createUser({ email: email.toUpperCase() })).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    });
  });

  it('rejects an account without an email', async () => {
    const caller = world.as(await world.member({ roles: ['admin'] }));
    for (const given of [{}, { email: null }, { email: 12 }, { email: '' }]) {
      const { status, headers } = await caller.post('/api/auth/admin/users', given);
      expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
    }
  });

  it('does not change fields that are null', async () => {
    const member = await world.member();
    const given = { email: null, password: null, ban_duration: null, user_metadata: null, email_confirm: null };
    const caller = world.as(await world.member({ roles: ['admin'] }));
    const { status, body } = await caller.put<{ email: string }>(`/api/auth/admin/users/${member.id}`, given);
    expect([status, body.email]).toEqual([200, member.email]);
  });

  it('bans immediately on every device until the ban is lifted', async () => {
    const member = await world.member();
    await service.updateUserById(member.id, { ban_duration: '24h' });
    const banned = await world.as(member).get('/api/auth/user');
    expect([banned.status, banned.headers.get('x-sb-error-code')]).toEqual([403, 'user_banned']);
    const signIn = () =>
      createBrowserClient(world).signInWithPassword({ email: member.email, password: memberPassword });
    expect((await signIn()).error?.code).toBe('user_banned');
    await service.updateUserById(member.id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
  });

  it('emails the former email when the email of an account changes', async () => {
    const [member, email] = [await world.member(), address()];
    await service.updateUserById(member.id, { email_confirm: true });
    expect((await service.updateUserById(member.id, { email })).data.user?.email).toBe(email);
    await world.settle();
    expect(await world.mail.sentTo(member.email)).not.toEqual([]);
    const other = await world.member();
    expect((await service.updateUserById(other.id, { email })).error).toMatchObject({ code: 'email_exists' });
  });

  it('sets a password for a service but not for an administrator, and ends all sessions', async () => {
    const member = await world.member();
    const admin = createAdminApi(world, (await world.member({ roles: ['admin'] })).accessToken);
    const password = 'another good passphrase';
    expect((await admin.updateUserById(member.id, { password })).error).toMatchObject({
      code: 'not_admin',
      status: 403,
    });
    expect((await service.updateUserById(member.id, { password })).error).toBeNull();
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
    expect((await createBrowserClient(world).signInWithPassword({ email: member.email, password })).error).toBeNull();
  });

  it('deletes an account from every module', async () => {
    const member = await world.member({ tier: 'creator' });
    expect((await service.deleteUser(member.id)).error).toBeNull();
    expect((await service.getUserById(member.id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
    expect((await service.deleteUser(member.id)).error).toMatchObject({ code: 'user_not_found' });
    await world.settle();
    expect(await world.sql('select 1 from membership_grant where user_id = $1', [member.id])).toEqual([]);
  });

  it('closes an account and keeps its row without personal data', async () => {
    const [member, other] = [await world.member(), await world.member()];
    expect((await service.deleteUser(member.id, true)).error).toBeNull();
    expect((await world.as(other).get('/api/auth/user')).status).toBe(200);
    const { data } = await service.getUserById(member.id);
    expect(data.user).toMatchObject({ email: `${member.id}@deleted.invalid`, deleted_at: expect.any(String) });
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
    const names = await world.app.get(StaffNameLookup, { strict: false }).load([member.id, other.id]);
    expect([...names.keys()]).toEqual([other.id]);
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect((await service.createUser({ email: member.email })).error).toBeNull();
  });

  it('lists second factors and removes one of a user who lost it', async () => {
    const client = createBrowserClient(world);
    const { data } = await client.signUp({
      email: address(),
      password: memberPassword,
      options: { data: { first_name: 'A', last_name: 'B' } },
    });
    const userId = data.user?.id ?? '';
    const { factorId } = await Authenticator.enrol(client);
    expect((await service.mfa.listFactors({ userId })).data?.factors).toMatchObject([
      { id: factorId, status: 'verified' },
    ]);
    const { users } = (await service.listUsers({ perPage: 1 })).data;
    expect(users).toMatchObject([{ id: userId, factors: [{ id: factorId }] }]);
    const { body } = await world
      .as({ accessToken: createServiceToken() })
      .send<{ id: string }>('DELETE', `/api/auth/admin/users/${userId}/factors/${factorId}`);
    expect(body.id).toBe(factorId);
    expect((await service.mfa.deleteFactor({ userId, id: factorId })).error?.status).toBe(404);
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  it('returns the error of the auth protocol for an invalid id', async () => {
    const caller = world.as({ accessToken: createServiceToken() });
    const { status, headers } = await caller.get('/api/auth/admin/users/nonsense');
    expect([status, headers.get('x-sb-error-code')]).toEqual([404, 'validation_failed']);
  });
});
