import { Logger } from '@nestjs/common';
import { AuthRetryableFetchError } from '@supabase/auth-js';
import { signUpPerson } from '#test/makers/person.ts';
import { World, type Member } from '#test/world.ts';

const allowed = 3;
const some = '01900000-0000-7000-8000-000000000000';

const doors: readonly [setting: string, method: string, path: string, body: object][] = [
  ['LIMIT_SIGNUP', 'POST', 'signup', {}],
  ['LIMIT_SIGN_IN', 'POST', 'token?grant_type=password', { email: 'nobody@example.org', password: 'guess' }],
  ['LIMIT_OTP', 'POST', 'otp', {}],
  ['LIMIT_RECOVER', 'POST', 'recover', {}],
  ['LIMIT_RESEND', 'POST', 'resend', {}],
  ['LIMIT_REAUTHENTICATE', 'GET', 'reauthenticate', {}],
  ['LIMIT_VERIFY', 'POST', 'verify', {}],
  ['LIMIT_UPDATE_USER', 'PUT', 'user', {}],
  ['LIMIT_VERIFY', 'GET', 'verify', {}],
  ['LIMIT_SSO', 'POST', 'sso', {}],
  ['LIMIT_FACTORS', 'POST', 'factors', {}],
  ['LIMIT_FACTORS', 'POST', `factors/${some}/challenge`, {}],
  ['LIMIT_FACTORS', 'POST', `factors/${some}/verify`, {}],
  ['LIMIT_FACTORS', 'DELETE', `factors/${some}`, {}],
  ['LIMIT_FACTORS', 'POST', 'factors/recovery-codes', {}],
  ['LIMIT_FACTORS', 'POST', 'factors/recovery-codes/regenerate', {}],
  ['LIMIT_FACTORS', 'POST', 'factors/recovery-codes/verify', {}],
  ['LIMIT_FACTORS', 'DELETE', 'factors/recovery-codes', {}],
];

describe('rate limits of the auth module', () => {
  let world: World;
  let member: Member;
  beforeAll(async () => {
    const settings = [...doors.map(([setting]) => setting), 'LIMIT_REFRESH', 'LIMIT_EXPORT'];
    const limits = Object.fromEntries(settings.map((setting) => [setting, String(allowed)]));
    world = await World.start({ settings: limits });
    member = await world.member();
  });
  afterAll(() => world.close());
  beforeEach(() => world.sql('delete from rate_limit'));

  const knock = ([, method, path, body]: (typeof doors)[number]) =>
    world.as(member).send(method, `/api/auth/${path}`, method === 'GET' ? undefined : JSON.stringify(body));

  it.each(doors)('%s limits %s %s', async (...door) => {
    for (let call = 0; call < allowed; call += 1) expect((await knock(door)).status).not.toBe(429);
    const { status, headers, text } = await knock(door);
    expect([status, headers.get('x-sb-error-code')]).toEqual([429, 'over_request_rate_limit']);
    expect(text).toContain('Request rate limit reached');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('count refreshes per session and not per IP', async () => {
    const [one, other] = [await world.member(), await world.member()];
    const refresh = ({ refreshToken }: Member) =>
      world.post('/api/auth/token?grant_type=refresh_token', { refresh_token: refreshToken });
    for (let call = 0; call < allowed; call += 1) expect((await refresh(one)).status).toBe(200);
    const refused = await refresh(one);
    expect([refused.status, (await refresh(other)).status]).toEqual([503, 200]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('do not log the 503 of a refresh as an error', async () => {
    const failures = jest.spyOn(Logger.prototype, 'error');
    const { refreshToken } = await world.member();
    const refresh = () => world.post('/api/auth/token?grant_type=refresh_token', { refresh_token: refreshToken });
    for (let call = 0; call < allowed; call += 1) await refresh();
    expect((await refresh()).status).toBe(503);
    expect(failures).not.toHaveBeenCalled();
    failures.mockRestore();
  });

  it('do not sign out the client, which treats the 503 of a refresh as an outage', async () => {
    const { client } = await signUpPerson(world);
    for (let call = 0; call < allowed; call += 1) expect((await client.refreshSession()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeInstanceOf(AuthRetryableFetchError);
    expect((await client.getSession()).data.session).not.toBeNull();
  });

  it('count data exports per user', async () => {
    const [one, other] = [await world.member(), await world.member()];
    const fetched = async (member: Member) => (await world.as(member).get('/api/account/export')).status;
    for (let call = 0; call < allowed; call += 1) expect(await fetched(one)).toBe(200);
    expect([await fetched(one), await fetched(other)]).toEqual([429, 200]);
  });

  it('count each endpoint separately', async () => {
    for (let call = 0; call <= allowed; call += 1) await world.post('/api/auth/recover');
    expect((await world.post('/api/auth/resend')).status).not.toBe(429);
  });
});

describe('second factor calls from one IP', () => {
  it('are limited by burst and window, and not when the limits are off', async () => {
    const statusesWith = async (settings: Record<string, string>) => {
      const world = await World.start({ settings });
      const someone = world.as(await world.member());
      const statuses = [];
      for (let call = 0; call < 5; call += 1) statuses.push((await someone.post('/api/auth/factors')).status);
      await world.close();
      return statuses;
    };
    expect(await statusesWith({ LIMIT_FACTORS: '75', LIMIT_FACTORS_BURST: '4' })).toEqual([400, 400, 400, 400, 429]);
    expect(await statusesWith({ LIMIT_FACTORS: '3', LIMIT_FACTORS_BURST: '4' })).toEqual([400, 400, 400, 429, 429]);
    expect(await statusesWith({ LIMIT_FACTORS: '0', LIMIT_FACTORS_BURST: '' })).toEqual([400, 400, 400, 400, 400]);
  });

  it('do not count against the window when the burst limit rejects them', async () => {
    const world = await World.start({ settings: { LIMIT_FACTORS: '6', LIMIT_FACTORS_BURST: '4' } });
    const someone = world.as(await world.member());
    const statuses = async () => {
      const responses = [];
      for (let call = 0; call < 5; call += 1) responses.push((await someone.post('/api/auth/factors')).status);
      return responses;
    };
    expect(await statuses()).toEqual([400, 400, 400, 400, 429]);
    await world.sql(`delete from rate_limit where key like 'limitFactorsBurst%'`);
    expect(await statuses()).toEqual([400, 400, 429, 429, 429]);
    await world.close();
  });

  it('are limited to 75 in five minutes and a burst of 30', async () => {
    const world = await World.start({ settings: { LIMIT_FACTORS: '', LIMIT_FACTORS_BURST: '' } });
    const someone = world.as(await world.member());
    const call = () => someone.post('/api/auth/factors');
    const calls = await Promise.all(Array.from({ length: 31 }, call));
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
    await world.sql(`delete from rate_limit where key like 'limitFactorsBurst%'`);
    await world.sql(`update rate_limit set points = 74 where key like 'limitFactors_300%'`);
    expect([(await call()).status, (await call()).status]).toEqual([400, 429]);
    await world.close();
  });
});

describe('sign-in from one IP', () => {
  it('is limited by burst and window, and not when the limits are off', async () => {
    const statusesWith = async (settings: Record<string, string>) => {
      const world = await World.start({ settings });
      const statuses = [];
      for (let call = 0; call < 5; call += 1) {
        const form = { email: `unknown-${call}@example.org`, password: 'guess' };
        statuses.push((await world.post('/api/auth/token?grant_type=password', form)).status);
      }
      await world.close();
      return statuses;
    };
    expect(await statusesWith({ LIMIT_SIGN_IN: '100', LIMIT_SIGN_IN_BURST: '4' })).toEqual([400, 400, 400, 400, 429]);
    expect(await statusesWith({ LIMIT_SIGN_IN: '0', LIMIT_SIGN_IN_BURST: '' })).toEqual([400, 400, 400, 400, 400]);
  });

  it('does not count against the 5-minute limit when the burst limit rejects it', async () => {
    const world = await World.start({ settings: { LIMIT_SIGN_IN: '6', LIMIT_SIGN_IN_BURST: '4' } });
    const statuses = async () => {
      const responses = [];
      const form = { email: 'nobody@example.org', password: 'guess' };
      for (let call = 0; call < 5; call += 1)
        responses.push((await world.post('/api/auth/token?grant_type=password', form)).status);
      return responses;
    };
    expect(await statuses()).toEqual([400, 400, 400, 400, 429]);
    await world.sql(`delete from rate_limit where key like 'limitSignInBurst%'`);
    expect(await statuses()).toEqual([400, 400, 429, 429, 429]);
    await world.close();
  });
});
