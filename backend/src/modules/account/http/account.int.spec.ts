import { Buyer } from '#test/makers/buyer.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { World, memberPassword, type Member } from '#test/world.ts';
import { EraseDueAccounts } from '../use-cases/erase-due-accounts.ts';

interface Export {
  account: { email: string; firstName: string };
  sessions: { address: string }[];
  activity: { action: string }[];
  membership: { grant: { tier: string } | null };
  billing: { customer: object | null; subscription: { tier: string } | null; stripeEvents: object[] };
  mailing: { subscriber: { source: string } | null; mails: { kind: string }[] } | null;
}

describe('account data', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const confirm = ({ id }: Member) => world.sql('update users set email_confirmed_at = now() where id = $1', [id]);
  const subscribe = (email: string) => world.post('/api/functions/subscribe-email', { email, source: 'footer' });
  const exported = (member: Member) => world.as(member).get<Export>('/api/account/export');
  const askToGo = (member: Member, password: unknown = memberPassword) =>
    world.as(member).post<{ dueAt: string; code: string }>('/api/account/delete', { password });
  const makeDue = ({ id }: Member) =>
    world.sql(`update account_deletion set due_at = now() - interval '1 second' where user_id = $1`, [id]);
  const sweep = () => world.app.get(EraseDueAccounts, { strict: false }).eraseDue();
  const signIn = (email: string) =>
    world.post<{ access_token: string; refresh_token: string; user: { id: string } }>(
      '/api/auth/token?grant_type=password',
      { email, password: memberPassword },
    );

  it('is exported as one file from every module, without data of other users', async () => {
    await world.member({ roles: ['editor'] });
    const member = await world.member({ tier: 'creator', firstName: 'Noor' });
    await confirm(member);
    await subscribe(member.email);
    await world.settle();
    const { status, body, headers, text } = await exported(member);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      account: { email: member.email, firstName: 'Noor' },
      identities: [{ id: member.id }],
      roles: [],
      sessions: [{ address: '127.0.0.1' }],
      knownDevices: [{}],
      openLinksAndCodes: [{ to: member.email }],
      membership: { grant: { tier: 'creator' } },
      mailing: { subscriber: { source: 'footer' }, mails: [{ kind: 'welcome' }] },
    });
    expect(body.activity.map(({ action }) => action)).toContain('auth.signed-in');
    expect(text).not.toMatch(/argon2|password_?hash|secret|linkHash|codeHash|address_?hash/i);
  });

  it("includes Stripe data only of the user's own customer", async () => {
    await (await Buyer.signUp(world)).pay('seeker_monthly');
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    const { body } = await exported(buyer.member);
    expect(body.billing).toMatchObject({ customer: {}, subscription: { tier: 'creator' } });
    expect(body.billing.stripeEvents.length).toBeGreaterThan(0);
    await world.as(buyer.member).post('/api/account/membership/refund');
    await world.settle();
    expect((await exported(buyer.member)).body.billing).toMatchObject({
      commands: [{ kind: 'refund', state: 'done', amountCents: 2_500 }],
      invoices: [{ amountRefunded: 2_500 }],
    });
  });

  it('includes no mailing list data while the email is unconfirmed', async () => {
    const email = 'somebody-else@example.org';
    await subscribe(email);
    expect((await exported(await world.member({ email }))).body.mailing).toBeNull();
  });

  it('is deleted only with the right password', async () => {
    const member = await world.member();
    for (const claim of [{ password: 'not the password' }, { password: '' }, {}]) {
      const { status, body } = await world.as(member).post<{ code: string }>('/api/account/delete', claim);
      expect([status, body.code]).toEqual([400, 'account.wrong-password']);
    }
    expect((await world.as(member).get('/api/account/deletion')).body).toEqual({ dueAt: null });
  });

  it('is deleted without a password only right after sign-in', async () => {
    const member = await world.member();
    await world.sql('update users set password_hash = null where id = $1', [member.id]);
    await world.sql(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [member.id]);
    expect((await askToGo(member)).body.code).toBe('account.sign-in-again');
    await world.sql('update sessions set created_at = now() where user_id = $1', [member.id]);
    expect((await askToGo(member)).status).toBe(200);
  });

  it('is not deleted with one factor when the account has two', async () => {
    const member = await world.member();
    await world.sql(
      `insert into factors (id, user_id, kind, friendly_name, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', '', 'verified', now(), now())`,
      [member.id],
    );
    expect((await askToGo(member)).status).toBe(403);
    expect(await world.sql('select 1 from account_deletion where user_id = $1', [member.id])).toEqual([]);
  });

  it('is deleted without an error when an administrator deletes the account at the same time', async () => {
    const member = await world.member();
    const commit = await world.holdTransaction('delete from users where id = $1', [member.id]);
    const deletion = askToGo(member);
    await world.untilLockWaits();
    await commit();
    expect([(await deletion).status, (await askToGo(member)).status]).toEqual([403, 401]);
  });

  it('is scheduled for deletion once when many requests are sent at the same time', async () => {
    const member = await world.member();
    const responses = await Promise.all(Array.from({ length: 10 }, () => askToGo(member)));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(responses.map(({ body }) => body.dueAt)).size).toBe(1);
    await world.settle();
    const mails = `select 1 from email_message where user_id = $1 and kind = 'deletion-asked'`;
    expect(await world.sql(mails, [member.id])).toHaveLength(1);
  });

  it('stays for 14 days, in which other sessions are ended and the owner can cancel', async () => {
    const member = await world.member();
    const { body: elsewhere } = await signIn(member.email);
    const { body } = await askToGo(member);
    const days = (Date.parse(body.dueAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect((await world.as({ accessToken: elsewhere.access_token }).get('/api/auth/user')).status).toBe(403);
    await sweep();
    const back = await signIn(member.email);
    expect(back.status).toBe(200);
    const returned = { ...member, accessToken: back.body.access_token };
    expect((await askToGo(returned)).body.dueAt).toBe(body.dueAt);
    expect((await world.as(returned).post('/api/account/restore')).body).toEqual({ dueAt: null });
    await sweep();
    expect((await exported(returned)).status).toBe(200);
  });

  it('cannot be restored when the deletion is due', async () => {
    const member = await world.member();
    await askToGo(member);
    await makeDue(member);
    const { status, body } = await world.as(member).post<{ code: string }>('/api/account/restore');
    expect([status, body.code]).toEqual([409, 'account.too-late-to-return']);
  });

  it('is not billed again after the owner requested the deletion', async () => {
    const buyer = await Buyer.signUp(world);
    await buyer.pay('creator_monthly');
    await world.settle();
    await askToGo(buyer.member);
    await world.settle();
    const [row] = await world.sql<{ cancel_at_period_end: boolean }>(
      'select cancel_at_period_end from billing_subscription where user_id = $1',
      [buyer.member.id],
    );
    expect(row?.cancel_at_period_end).toBe(true);
  });

  it('is deleted from every table except for an id without a name', async () => {
    const buyer = await Buyer.signUp(world);
    const { member } = buyer;
    await buyer.pay('visionary_annual');
    await confirm(member);
    await subscribe(member.email);
    await world.settle();
    expect((await world.as(member).post('/api/account/membership/cancel')).status).toBe(200);
    await askToGo(member);
    await makeDue(member);
    await world.settle();
    await sweep();
    await world.settle();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
    expect((await signIn(member.email)).status).toBe(400);
    expect((await world.as(member).get('/api/account/export')).status).toBe(401);
    await sweep();
  });

  it('leaves only the suppression of the email', async () => {
    const member = await world.member();
    await confirm(member);
    await subscribe(member.email);
    await world.sql('update email_subscriber set unsubscribed_at = now() where email = $1', [member.email]);
    await askToGo(member);
    await makeDue(member);
    await sweep();
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    const [row] = await world.sql<{ reason: string }>(
      `select reason from email_suppression where address_hash = encode(sha256($1::bytea), 'hex')`,
      [member.email],
    );
    expect(row?.reason).toBe('declined');
  });
});
