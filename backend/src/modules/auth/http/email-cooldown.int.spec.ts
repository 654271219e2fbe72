import { World } from '#test/world.ts';
import { DeleteExpiredAuthData } from '../use-cases/delete-expired-auth-data.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { AUTH_MAIL_SECONDS: '60', AUTH_OTP_TELLS_UNKNOWN: 'true' } });
});
afterAll(() => world.close());

const version = { 'x-supabase-api-version': '2024-01-01' };
const ask = (path: string, body: object) =>
  world.send<{ code: string; message: string }>('POST', `/api/auth/${path}`, JSON.stringify(body), version);

const ways = [
  ['recover', (email: string) => ({ email })],
  ['otp', (email: string) => ({ email })],
  ['resend', (email: string) => ({ type: 'signup', email })],
  ['resend', (email: string) => ({ type: 'email_change', email })],
] as const;

describe('email cooldown', () => {
  it.each(ways)('allows one email a minute with or without an account: %s', async (path, body) => {
    const known = await world.member();
    await world.sql('delete from auth_email_cooldown');
    for (const email of [known.email, `${crypto.randomUUID()}@example.org`]) {
      expect((await ask(path, body(email))).status).toBe(200);
      const { status, body: refusal, headers } = await ask(path, body(email.toUpperCase()));
      expect({ status, code: refusal.code }).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
      expect(refusal.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    }
  });

  it('allows another email after a minute', async () => {
    const { email } = await world.member();
    await world.sql(`update auth_email_cooldown set asked_at = asked_at - interval '61 seconds'`);
    expect((await ask('recover', { email })).status).toBe(200);
  });

  it('allows one of twenty concurrent requests', async () => {
    const { email } = await world.member();
    await world.sql('delete from auth_email_cooldown');
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask('recover', { email })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not prevent a sign-up', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await ask('recover', { email });
    await world.settle();
    const member = await world.member({ email });
    await world.settle();
    expect(member.email).toBe(email);
    expect(await world.mail.sentTo(email)).toEqual([]);
  });
});

describe('expired data', () => {
  it('is deleted, and valid data stays', async () => {
    const [gone, kept] = [await world.member(), await world.member()];
    await world.sql(`update one_time_tokens set link_ends_at = now() - interval '1 second' where user_id = $1`, [
      gone.id,
    ]);
    await world.sql('delete from auth_email_cooldown');
    await ask('recover', { email: gone.email });
    await world.sql(`update auth_email_cooldown set asked_at = asked_at - interval '61 seconds'`);
    await world.settle();
    await ask('recover', { email: kept.email });
    await world.settle();
    await world.app.get(DeleteExpiredAuthData, { strict: false }).deleteAll();
    const left = await world.sql<{ user_id: string; purpose: string }>(
      'select user_id, purpose from one_time_tokens where user_id = any($1) order by created_at',
      [[gone.id, kept.id]],
    );
    expect(left.map(({ user_id, purpose }) => [user_id === gone.id ? 'gone' : 'kept', purpose])).toEqual([
      ['kept', 'confirm'],
      ['gone', 'recovery'],
      ['kept', 'recovery'],
    ]);
    expect(await world.sql('select 1 from auth_email_cooldown')).toHaveLength(1);
  });
});

describe('sign-in code for an email without an account', () => {
  it('creates no account when the caller opts out, and reveals it only if a setting allows it', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { status, body } = await ask('otp', { email, create_user: false });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'otp_disabled' });
    expect(await world.sql('select 1 from users where email = $1', [email])).toEqual([]);
  });
});
