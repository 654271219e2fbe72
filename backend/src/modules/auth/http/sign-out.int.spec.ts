import { World, memberPassword, type Member } from '#test/world.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const signInAgain = async ({ email }: Member): Promise<{ accessToken: string }> => {
  const { body } = await world.post<SessionView>('/api/auth/token?grant_type=password', {
    email,
    password: memberPassword,
  });
  return { accessToken: body.access_token };
};
const isAlive = async (session: { accessToken: string }) =>
  (await world.as(session).get('/api/auth/user')).status === 200;

describe('sign-out', () => {
  it.each([
    ['', [false, false]],
    ['?scope=global', [false, false]],
    ['?scope=local', [false, true]],
    ['?scope=others', [true, false]],
  ])('with "%s" keeps this session and another one active: %p', async (query, alive) => {
    const here = await world.member();
    const there = await signInAgain(here);
    const { status, text } = await world.as(here).send('POST', `/api/auth/logout${query}`, '');
    expect([status, text]).toEqual([204, '']);
    expect([await isAlive(here), await isAlive(there)]).toEqual(alive);
  });

  it('makes the access token invalid immediately with 403 in the auth module and 401 elsewhere', async () => {
    const member = await world.member();
    await world.as(member).post('/api/auth/logout');
    const within = await world.as(member).get('/api/auth/user');
    const elsewhere = await world
      .as(member)
      .post<{ title: string; detail: string }>('/api/functions/check-subscription');
    expect([within.status, within.headers.get('x-sb-error-code')]).toEqual([403, 'session_not_found']);
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([401, 'Not authenticated']);
  });

  it('keeps other users signed in', async () => {
    const [leaving, staying] = [await world.member(), await world.member()];
    await world.as(leaving).post('/api/auth/logout');
    expect(await isAlive(staying)).toBe(true);
  });

  it('rejects an unknown scope and ends no session', async () => {
    const member = await world.member();
    const { status, headers } = await world.as(member).post('/api/auth/logout?scope=planet');
    expect([status, headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
    expect(await isAlive(member)).toBe(true);
  });

  it('rejects visitors', async () => {
    const { status, headers } = await world.post('/api/auth/logout');
    expect([status, headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  });
});
