import { AuthInvalidJwtError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { signUpPerson as personIn, signInAgain } from '#test/makers/person.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const person = () => personIn(world);
const away = async (work: () => Promise<void>) => {
  await world.sql('alter table sessions rename to sessions_away');
  await work().finally(() => world.sql('alter table sessions_away rename to sessions'));
};

describe('session of the auth client', () => {
  it('is opened, refreshed and ended, and notifies the page each time', async () => {
    const { client, email } = await person();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect(data.session?.expires_in).toBe(3600);
    expect((await client.getUser()).data.user).toMatchObject({ email, role: 'authenticated', aud: 'authenticated' });
    await client.signOut({ scope: 'local' });
    expect((await client.getSession()).data.session).toBeNull();
    expect(events).toEqual(expect.arrayContaining(['INITIAL_SESSION', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
  });

  it('gets the lifetime of its token and computes the expiry by its own clock', async () => {
    const { email } = await person();
    const { body } = await world.post('/api/auth/token?grant_type=password', { email, password: memberPassword });
    expect(body).toMatchObject({ expires_in: 3600 });
    expect(body).not.toHaveProperty('expires_at');
    const before = Math.floor(Date.now() / 1000);
    const { expires_at: endsAt = 0 } = (await (await signInAgain(world, { email })).getSession()).data.session ?? {};
    expect(endsAt - before).toBeGreaterThanOrEqual(3600);
  });

  it('can be moved to another browser', async () => {
    const { client, email } = await person();
    const { access_token = '', refresh_token = '' } = (await client.getSession()).data.session ?? {};
    const other = createBrowserClient(world);
    expect((await other.setSession({ access_token, refresh_token })).data.user?.email).toBe(email);
    const forged = await createBrowserClient(world).setSession({ access_token: 'no.such.token', refresh_token });
    expect(forged.error).toBeInstanceOf(AuthInvalidJwtError);
  });

  it('survives fifty tabs that refresh with one token at the same time', async () => {
    const { client } = await person();
    const refresh_token = (await client.getSession()).data.session?.refresh_token ?? '';
    const tabs = Array.from({ length: 50 }, () => createBrowserClient(world));
    const responses = await Promise.all(tabs.map((tab) => tab.refreshSession({ refresh_token })));
    expect(new Set(responses.map(({ error }) => error))).toEqual(new Set([null]));
    expect(new Set(responses.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    for (const tab of tabs.slice(0, 3)) expect((await tab.getUser()).error).toBeNull();
  });

  it('ends when an old refresh token is used again', async () => {
    const { client, id } = await person();
    const refresh_token = (await client.getSession()).data.session?.refresh_token ?? '';
    await client.refreshSession();
    await client.refreshSession();
    await world.sql(`update sessions set refreshed_at = now() - interval '11 seconds' where user_id = $1`, [id]);
    const thief = await createBrowserClient(world).refreshSession({ refresh_token });
    expect(thief.error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
    expect((await client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect((await client.getSession()).data.session).toBeNull();
  });

  it.each([
    ['surely-not-a-refresh-token', 'refresh_token_not_found'],
    ['short', 'validation_failed'],
  ])('is rejected for the refresh token "%s"', async (refresh_token, code) => {
    expect((await createBrowserClient(world).refreshSession({ refresh_token })).error).toMatchObject({
      code,
      status: 400,
    });
  });

  it('expires after thirty days without a refresh', async () => {
    const { client, id } = await person();
    await world.sql(`update sessions set refreshed_at = now() - interval '30 days' where user_id = $1`, [id]);
    expect((await client.refreshSession()).error).toMatchObject({ code: 'session_expired', status: 400 });
  });

  it('is rejected when the user is banned', async () => {
    const { client, id } = await person();
    await world.sql(`update users set banned_until = now() + interval '1 day' where id = $1`, [id]);
    expect((await client.getUser()).error).toMatchObject({ code: 'user_banned', status: 403 });
    expect((await client.refreshSession()).error).toMatchObject({ code: 'user_banned', status: 400 });
  });

  it('survives a server error', async () => {
    const { client } = await person();
    await away(async () => {
      expect((await client.getUser()).error).toBeInstanceOf(AuthRetryableFetchError);
      expect((await client.signOut()).error).toBeInstanceOf(AuthRetryableFetchError);
    });
    expect((await client.getUser()).error).toBeNull();
  });
});

describe('sign-out with the auth client', () => {
  it.each([
    ['local', ['here'], ['there', 'elsewhere']],
    ['others', ['there', 'elsewhere'], ['here']],
    ['global', ['here', 'there', 'elsewhere'], []],
  ] as const)('ends only the sessions of the scope %s', async (scope, ended, alive) => {
    const someone = await person();
    const tokenOf = async (client: typeof someone.client) =>
      (await client.getSession()).data.session?.access_token ?? '';
    const clients = {
      here: someone.client,
      there: await signInAgain(world, someone),
      elsewhere: await signInAgain(world, someone),
    };
    const tokens = {
      here: await tokenOf(clients.here),
      there: await tokenOf(clients.there),
      elsewhere: await tokenOf(clients.elsewhere),
    };
    expect((await someone.client.signOut({ scope })).error).toBeNull();
    const answer = async (where: keyof typeof tokens) =>
      (await createBrowserClient(world).getUser(tokens[where])).error;
    for (const where of ended) expect(await answer(where)).toBeInstanceOf(AuthSessionMissingError);
    for (const where of alive) expect(await answer(where)).toBeNull();
  });

  it('ends all sessions without a scope, and is no error when repeated', async () => {
    const someone = await person();
    const there = await signInAgain(world, someone);
    await someone.client.signOut();
    expect((await there.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect((await there.getSession()).data.session).toBeNull();
    expect((await there.signOut()).error).toBeNull();
  });
});

describe('getClaims of the auth client', () => {
  it('verifies the claims with only the published keys', async () => {
    const { client, email, id } = await person();
    const { data } = await client.getClaims();
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: 'test-key' });
    expect(data?.claims).toMatchObject({
      iss: `${world.url}/api/auth`,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
  });

  it('returns no claims for a changed token', async () => {
    const { client } = await person();
    const [header, , signature] = ((await client.getSession()).data.session?.access_token ?? '').split('.');
    const now = Math.floor(Date.now() / 1000);
    const claims = Buffer.from(JSON.stringify({ sub: 'x', exp: now + 60, iat: now })).toString('base64url');
    expect((await client.getClaims(`${header}.${claims}.${signature}`)).error).toBeInstanceOf(AuthInvalidJwtError);
  });

  it('returns bad_jwt for a text that is no token', async () => {
    expect((await createBrowserClient(world).getUser('a.b.c')).error).toMatchObject({ code: 'bad_jwt', status: 403 });
  });
});
