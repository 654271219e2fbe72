import { MikroORM } from '@mikro-orm/postgresql';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { EmailSender } from '#modules/mailing/use-cases/emails/email-sender.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface SessionBody {
  access_token: string;
  user: { id: string; email_confirmed_at?: string };
}

const newPassword = 'a lantern over quiet water';
const recover = (email: string) => world.post('/api/auth/recover', { email });
const verify = (body: object) =>
  world.post<SessionBody & { code: string; error_code: string }>('/api/auth/verify', body);
const signIn = (email: string, password: string) =>
  world.post<SessionBody>('/api/auth/token?grant_type=password', { email, password });

async function memberWithRecovery(): Promise<Member> {
  const member = await world.member();
  await world.settle();
  await recover(member.email);
  return member;
}

describe('password recovery', () => {
  it('sets a new password with the link and emails the user', async () => {
    const member = await memberWithRecovery();
    const { tokenHash, type, mail } = await readLastEmailProof(world, member.email);
    expect({ subject: mail.subject, type }).toEqual({ subject: 'Choose a new password', type: 'recovery' });
    const { status, body } = await verify({ type, token_hash: tokenHash });
    expect(status).toBe(200);
    const changed = await world.as({ accessToken: body.access_token }).put('/api/auth/user', { password: newPassword });
    expect(changed.status).toBe(200);
    expect((await signIn(member.email, newPassword)).status).toBe(200);
    expect((await signIn(member.email, memberPassword)).status).toBe(400);
    await world.settle();
    expect((await world.mail.sentTo(member.email)).map(({ subject }) => subject)).toContain(
      'Your password has changed',
    );
  });

  it('sets a new password with the code', async () => {
    const member = await memberWithRecovery();
    const { code } = await readLastEmailProof(world, member.email);
    const { status, body } = await verify({ type: 'recovery', email: member.email.toUpperCase(), token: code });
    expect({ status, user: body.user.id }).toEqual({ status: 200, user: member.id });
    expect(body.user.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
  });

  it('ends all other sessions when the new password is set', async () => {
    const member = await memberWithRecovery();
    await world.sql('update users set email_confirmed_at = now() where id = $1', [member.id]);
    const { tokenHash } = await readLastEmailProof(world, member.email);
    const { body } = await verify({ type: 'recovery', token_hash: tokenHash });
    expect((await world.as(member).get('/api/auth/user')).status).toBe(200);
    const mine = world.as({ accessToken: body.access_token });
    await mine.put('/api/auth/user', { password: newPassword });
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
    expect((await mine.get('/api/auth/user')).status).toBe(200);
  });

  it('gives the same responses and limits for an email without an account', async () => {
    const member = await world.member();
    const [known, unknown] = [await recover(member.email), await recover('unknown@example.org')];
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: 200, text: known.text });
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await world.settle();
    expect(await world.mail.sentTo('unknown@example.org')).toEqual([]);
  });
});

describe('recovery link and code', () => {
  it('work once when many requests use them at the same time', async () => {
    for (const by of ['link', 'code'] as const) {
      const member = await memberWithRecovery();
      const { tokenHash, code } = await readLastEmailProof(world, member.email);
      const body =
        by === 'link'
          ? { type: 'recovery', token_hash: tokenHash }
          : { type: 'recovery', email: member.email, token: code };
      const responses = await Promise.all(Array.from({ length: 20 }, () => verify(body)));
      const statuses = responses.map(({ status }) => status).sort();
      expect({ by, statuses }).toEqual({ by, statuses: [200, ...Array<number>(19).fill(403)] });
    }
  });

  it('become invalid when a newer one is sent', async () => {
    const member = await memberWithRecovery();
    const older = await readLastEmailProof(world, member.email);
    await recover(member.email);
    await world.settle();
    expect((await verify({ type: 'recovery', token_hash: older.tokenHash })).status).toBe(403);
    const newer = await readLastEmailProof(world, member.email);
    expect((await verify({ type: 'recovery', token_hash: newer.tokenHash })).status).toBe(200);
  });

  it('work only for their own purpose', async () => {
    const member = await memberWithRecovery();
    const { tokenHash } = await readLastEmailProof(world, member.email);
    for (const type of ['signup', 'invite', 'magiclink', 'email', 'email_change', 'sms', 'phone_change'])
      expect({ type, status: (await verify({ type, token_hash: tokenHash })).status }).toEqual({ type, status: 403 });
  });

  it('lose the code after five wrong tries and keep the link, which cannot be guessed', async () => {
    const member = await memberWithRecovery();
    const { code, tokenHash } = await readLastEmailProof(world, member.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = (token: string) => verify({ type: 'recovery', email: member.email, token });
    for (let i = 0; i < 5; i += 1) expect((await tries(wrong)).status).toBe(403);
    expect((await tries(code)).status).toBe(403);
    expect((await verify({ type: 'recovery', token_hash: tokenHash })).status).toBe(200);
  });

  it('survive four wrong tries', async () => {
    const member = await memberWithRecovery();
    const { code } = await readLastEmailProof(world, member.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 4; i += 1) await verify({ type: 'recovery', email: member.email, token: wrong });
    expect((await verify({ type: 'recovery', email: member.email, token: code })).status).toBe(200);
  });

  it('expire after ten minutes (code) and an hour (link)', async () => {
    const member = await memberWithRecovery();
    const { code, tokenHash } = await readLastEmailProof(world, member.email);
    const [{ minutes } = { minutes: [] }] = await world.sql<{ minutes: number[] }>(
      `select array[extract(epoch from code_ends_at - created_at) / 60, extract(epoch from link_ends_at - created_at) / 60]::int[]
         as minutes from one_time_tokens where user_id = $1 and purpose = 'recovery'`,
      [member.id],
    );
    expect(minutes).toEqual([10, 60]);
    await world.sql('update one_time_tokens set code_ends_at = now() where user_id = $1', [member.id]);
    expect((await verify({ type: 'recovery', email: member.email, token: code })).status).toBe(403);
    await world.sql('update one_time_tokens set link_ends_at = now() where user_id = $1', [member.id]);
    expect((await verify({ type: 'recovery', token_hash: tokenHash })).status).toBe(403);
  });

  it('cause the same queries and audit entries with and without an account', async () => {
    const member = await memberWithRecovery();
    await readLastEmailProof(world, member.email); // Waits for the email, because the worker creates the code after the response.
    const [logger, statements] = [world.app.get(MikroORM).config.getLogger(), [] as string[]];
    const logQuery = logger.logQuery.bind(logger);
    logger.logQuery = ({ query }) => void statements.push(query ?? '');
    const statementsFor = async (email: string) => {
      statements.length = 0;
      await verify({ type: 'recovery', email, token: '000000' });
      const ofUsers = statements.filter((query) => /one_time_tokens|"users"|audit_log/.test(query));
      return ofUsers.map((query) => query.replace(/'[^']*'/g, '?'));
    };
    const [known, unknown] = [await statementsFor(member.email), await statementsFor('unknown@example.org')];
    logger.logQuery = logQuery;
    expect(known.length).toBeGreaterThan(3);
    expect(unknown).toEqual(known);
    const refused = await world.sql(`select details from audit_log where action = 'auth.proof-refused' order by seq`);
    expect(refused.slice(-2)).toEqual(Array(2).fill({ details: { type: 'recovery', by: 'code' } }));
  });

  it('return the same error with and without an account', async () => {
    const member = await memberWithRecovery();
    const verifyText = async (email: string) => (await verify({ type: 'recovery', email, token: '123456' })).text;
    expect(await verifyText('unknown@example.org')).toBe(await verifyText(member.email));
    expect(await verifyText(member.email)).toContain('Token has expired or is invalid');
  });

  it('must be complete, and only one of them may be sent', async () => {
    for (const body of [
      { type: 'recovery' },
      { type: 'recovery', token: '123456' },
      { type: 'recovery', token: '123456', token_hash: 'x', email: 'a@example.org' },
      { type: 'recovery', token_hash: 'x', email: 'a@example.org' },
      { type: 'nonsense', token_hash: 'x' },
      { token_hash: 'x' },
    ]) {
      const answer = await verify(body);
      expect({ body, status: answer.status, code: answer.body.error_code }).toEqual({
        body,
        status: 400,
        code: 'validation_failed',
      });
    }
  });
});

describe('stored and queued data of an email', () => {
  it('contains neither its link nor its code', async () => {
    const member = await memberWithRecovery();
    const { code, tokenHash } = await readLastEmailProof(world, member.email);
    const tables = ['one_time_tokens', 'outbox', 'audit_log', 'users', 'email_message', 'bullmq.job'];
    for (const table of tables) {
      const rows = await world.sql<{ text: string }>(`select t::text as text from ${table} t`);
      const tokens = rows.flatMap(({ text }) => text.split(/[^\w-]+/));
      expect({ table, holds: tokens.includes(code) || tokens.includes(tokenHash) }).toEqual({ table, holds: false });
    }
  });

  it('has no list headers and its own queue', async () => {
    const member = await memberWithRecovery();
    const { mail } = await readLastEmailProof(world, member.email);
    expect(Object.keys(mail.headers).filter((name) => /^list-/i.test(name))).toEqual([]);
    const states = await world.sql<{ state: string }>('select distinct state from email_message where recipient = $1', [
      member.email,
    ]);
    expect(states).toEqual([{ state: 'sent' }]);
  });

  it('creates one email when its reaction runs twice', async () => {
    const member = await memberWithRecovery();
    await world.settle();
    const before = (await world.mail.sentTo(member.email)).length;
    await world.sql(`update email_message set state = 'queued' where user_id = $1`, [member.id]);
    const mails = await world.sql<{ id: string }>('select id from email_message where user_id = $1', [member.id]);
    const sender = world.app.get(EmailSender, { strict: false });
    for (const { id } of mails) await sender.send(id);
    expect((await world.mail.sentTo(member.email)).length).toBe(before);
  });
});
