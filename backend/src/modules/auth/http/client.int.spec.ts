import {
  AuthApiError,
  AuthClient,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { World, memberPassword } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

/** A browser of its own: the client as the site uses it, with a memory for a storage. */
function browser() {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${world.url}/api/auth`,
    autoRefreshToken: false,
    storageKey: `oneness-${crypto.randomUUID()}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

const someone = () => ({
  email: `${crypto.randomUUID()}@example.org`,
  password: memberPassword,
  options: { data: { first_name: 'Noor', last_name: 'Haddad' } },
});

describe("the site's own client", () => {
  it('signs up, refreshes, reads its user and signs out', async () => {
    const client = browser();
    const person = someone();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.signUp(person);
    expect(error).toBeNull();
    expect(data.session?.user.user_metadata).toEqual(person.options.data);
    const refreshed = await client.refreshSession();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    expect((await client.getUser()).data.user?.email).toBe(person.email);
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
  });

  it('signs in, and finds its own claims verified by the published keys', async () => {
    const { email, password, options } = someone();
    await browser().signUp({ email, password, options });
    const client = browser();
    const { data } = await client.signInWithPassword({ email, password });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ sub: data.user?.id, email, aal: 'aal1' });
  });

  it('signs out everywhere', async () => {
    const { email, password, options } = someone();
    const [here, there] = [browser(), browser()];
    await here.signUp({ email, password, options });
    await there.signInWithPassword({ email, password });
    await here.signOut();
    const { error } = await there.getUser();
    expect(error).toBeInstanceOf(AuthSessionMissingError);
    expect((await there.getSession()).data.session).toBeNull();
  });

  it('tells wrong credentials, a taken address and a weak password apart', async () => {
    const person = someone();
    await browser().signUp(person);
    const wrong = await browser().signInWithPassword({ email: person.email, password: 'not the password' });
    expect(wrong.error).toBeInstanceOf(AuthApiError);
    expect(wrong.error).toMatchObject({
      code: 'invalid_credentials',
      status: 400,
      message: 'Invalid login credentials',
    });
    const taken = await browser().signUp(person);
    expect(taken.error).toMatchObject({ code: 'user_already_exists', status: 422 });
    const weak = await browser().signUp({ ...someone(), password: 'short' });
    expect(weak.error).toBeInstanceOf(AuthWeakPasswordError);
    expect(weak.error).toMatchObject({ message: 'Password must be at least 8 characters', reasons: ['length'] });
  });

  it('forgets a refresh token that is not ours, and keeps its session through a failure of ours', async () => {
    const client = browser();
    const bad = await client.refreshSession({ refresh_token: 'surely-not-a-refresh-token' });
    expect(bad.error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    await client.signUp(someone());
    await world.sql('alter table sessions rename to sessions_away');
    const { error } = await client.getUser();
    await world.sql('alter table sessions_away rename to sessions');
    expect(error).toBeInstanceOf(AuthRetryableFetchError);
    expect((await client.getUser()).error).toBeNull();
  });
});
