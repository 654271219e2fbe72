import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { World } from '#test/world.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import { EmailSender } from '../use-cases/emails/email-sender.ts';
import { EndOrphanedEmails } from '../use-cases/emails/end-orphaned-emails.ts';

interface Mishap {
  readonly status: number;
  readonly name: string;
  readonly isTaken?: boolean;
  readonly headers?: Record<string, string>;
}

interface Attempt {
  readonly at: number;
  readonly key: string | undefined;
  readonly body: string;
}

class LineToMailbox {
  readonly attempts: Attempt[] = [];
  mishaps: Mishap[] = [];
  mailboxUrl = '';
  private server: Server | undefined;

  async open(): Promise<string> {
    this.server = createServer(async (request, response) => {
      const body = await buffer(request);
      const key = request.headers['idempotency-key'] as string | undefined;
      this.attempts.push({ at: Date.now(), key, body: body.toString() });
      const mishap = this.mishaps.shift();
      const headers = {
        authorization: 'Bearer re_local',
        'content-type': 'application/json',
        'idempotency-key': key ?? '',
      };
      const through =
        !mishap || mishap.isTaken
          ? await fetch(`${this.mailboxUrl}${request.url}`, { method: 'POST', headers, body })
          : undefined;
      const answer = mishap
        ? JSON.stringify({ statusCode: mishap.status, name: mishap.name, message: 'Simulated failure' })
        : await through!.text();
      const limits = [...(through?.headers ?? [])].filter(([name]) => name.startsWith('ratelimit-'));
      response.writeHead(mishap?.status ?? through!.status, {
        ...{ 'content-type': 'application/json', ...Object.fromEntries(limits), ...mishap?.headers },
      });
      response.end(answer);
    });
    await new Promise<void>((listening) => this.server!.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  to(email: string): Attempt[] {
    return this.attempts.filter(({ body }) => (JSON.parse(body) as { to: string[] }).to.includes(email));
  }
}

describe('email sending', () => {
  const line = new LineToMailbox();
  let world: World;

  beforeAll(async () => {
    world = await World.start({ settings: { RESEND_BASE_URL: await line.open(), MAIL_PER_MINUTE: '240' } });
    line.mailboxUrl = world.url.replace(/\d+$/, (port) => String(Number(port) + 2));
  });
  afterAll(async () => {
    await world.close();
    line.close();
  });

  const subscribe = (email: string) => world.post('/api/functions/subscribe-email', { email });
  const messageTo = async (email: string) => {
    const sql = 'select id, state, failure, provider_id, frozen_email from email_message where recipient = $1';
    const [row] = await world.sql<{ id: string; state: string; provider_id: string | null }>(sql, [email]);
    return row!;
  };
  const attempted = async (email: string) => {
    while (line.to(email).length === 0) await new Promise((next) => setTimeout(next, 10));
  };

  it('delivers once when the provider accepted the email and its response was lost', async () => {
    const email = 'lost-answer@example.org';
    line.mishaps = [{ status: 500, name: 'internal_server_error', isTaken: true }];
    await subscribe(email);
    await world.settle();
    const [first, second, ...more] = line.to(email);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ key: first!.key, body: first!.body });
    expect(first!.key).toMatch(/^mail\/[0-9a-f-]{36}$/);
    const mails = await world.mail.sentTo(email);
    expect(mails).toHaveLength(1);
    expect(await messageTo(email)).toMatchObject({ state: 'sent', provider_id: mails[0]!.id, frozen_email: null });
  });

  it('delivers after an outage, a rejected key or a requested pause of the provider', async () => {
    const emails = ['away@example.org', 'key@example.org', 'patience@example.org'];
    line.mishaps = [
      { status: 503, name: 'application_error' },
      { status: 401, name: 'missing_api_key' },
      { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } },
    ];
    await Promise.all(emails.map(subscribe));
    await world.settle();
    for (const email of emails) expect(await world.mail.sentTo(email)).toHaveLength(1);
  });

  it('fails at once when the provider rejects the email itself', async () => {
    const email = 'refused@example.org';
    line.mishaps = [{ status: 422, name: 'validation_error' }];
    await subscribe(email);
    await world.settle();
    expect(line.to(email)).toHaveLength(1);
    expect(await messageTo(email)).toMatchObject({ state: 'failed', failure: 'validation_error' });
  });

  it('sends nothing when the recipient unsubscribes between queueing and sending', async () => {
    const email = 'just-left@example.org';
    line.mishaps = [{ status: 503, name: 'application_error' }];
    await subscribe(email);
    await attempted(email);
    const { headers } = JSON.parse(line.to(email)[0]!.body) as { headers: Record<string, string> };
    await world.post(new URL(/<(http[^>]+)>/.exec(headers['List-Unsubscribe']!)![1]!).pathname);
    await world.settle();
    expect(line.to(email)).toHaveLength(1);
    expect(await world.mail.sentTo(email)).toEqual([]);
    expect(await messageTo(email)).toMatchObject({ state: 'suppressed' });
  });

  it('does not retry when the provider may have deleted the first attempt', async () => {
    const email = 'long-silence@example.org';
    line.mishaps = [{ status: 503, name: 'application_error' }];
    await subscribe(email);
    await attempted(email);
    await world.sql("update email_message set first_attempt_at = now() - interval '23 hours' where recipient = $1", [
      email,
    ]);
    await world.settle();
    expect(line.to(email)).toHaveLength(1);
    expect(await messageTo(email)).toMatchObject({ state: 'unknown', failure: 'no-answer' });
  });

  it('stores no code or link of an account email between attempts, and repeats the same bytes', async () => {
    const { email } = await world.member();
    await world.settle();
    line.mishaps = [{ status: 503, name: 'application_error' }];
    const before = line.to(email).length;
    await world.post('/api/auth/recover', { email });
    while (line.to(email).length === before) await new Promise((next) => setTimeout(next, 10));
    const [first] = line.to(email).slice(before);
    const { text } = JSON.parse(first!.body) as { text: string };
    const secrets = [/^\s*(\d{6})\s*$/m.exec(text)![1]!, /token_hash=([\w-]+)/.exec(text)![1]!];
    const held = async () => {
      const tables = await world.sql<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema in ('public', 'bullmq') and table_type = 'BASE TABLE'`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await world.sql<{ text: string }>(`select t::text as text from ${name} t`);
        const words = new Set(rows.flatMap((row) => row.text.split(/[^\w-]+/)));
        if (secrets.some((secret) => words.has(secret))) found.push(name);
      }
      return found;
    };
    expect(await held()).toEqual([]);
    await world.settle();
    expect(await held()).toEqual([]);
    const [, second, ...more] = line.to(email).slice(before);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ key: first!.key, body: first!.body });
  });

  it('leaves an email of an unknown kind queued for another version, but not longer than five days', async () => {
    const id = crypto.randomUUID();
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, created_at)
       values ($1, 'of-tomorrow', 'of-tomorrow', 'tomorrow@example.org', '', 'queued', now())`,
      [id],
    );
    await expect(world.app.get(EmailSender, { strict: false }).send(id)).rejects.toThrow('of-tomorrow');
    expect(await messageTo('tomorrow@example.org')).toMatchObject({ state: 'queued' });
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at)
       values ($1::uuid, 'spec.open', jsonb_build_object('messageId', $1::uuid), now(), now())`,
      [id],
    );
    await world.sql(`update email_message set created_at = now() - interval '6 days' where id = $1`, [id]);
    await world.app.get(EndOrphanedEmails, { strict: false }).endOrphans();
    await world.sql('delete from outbox where id = $1', [id]);
    expect(await messageTo('tomorrow@example.org')).toMatchObject({ state: 'failed', failure: 'unknown-kind' });
  });

  it('sends one email when several workers process it, concurrently or later', async () => {
    const email = 'several@example.org';
    line.mishaps = [{ status: 503, name: 'application_error' }];
    await subscribe(email);
    await attempted(email);
    const sender = world.app.get(EmailSender, { strict: false });
    const { id } = await messageTo(email);
    await world.sql(`update email_message set created_at = now() - interval '2 hours' where id = $1`, [id]);
    await world.app.get(EndOrphanedEmails, { strict: false }).endOrphans();
    await Promise.all([1, 2, 3].map(() => sender.send(id)));
    await world.settle();
    await sender.send(id);
    expect(await world.mail.sentTo(email)).toHaveLength(1);
  });

  it('limits the rate for any number of queued emails', async () => {
    const emails = Array.from({ length: 8 }, (_, at) => `pace-${at}@example.org`);
    const begun = Date.now();
    await Promise.all(emails.map(subscribe));
    await world.settle();
    const times = emails.flatMap((email) => line.to(email).map(({ at }) => at)).sort((a, b) => a - b);
    expect(times).toHaveLength(8);
    expect(times.filter((time, turn) => time < begun + turn * 250 - 10)).toEqual([]);
  });

  it('pauses all emails until the window of the provider ends when no request is left, and no longer', async () => {
    const emails = ['last-of-window@example.org', 'first-of-window@example.org'] as const;
    await world.mail.control('limit', { requests: 1, windowSeconds: 3 });
    for (const email of emails) {
      await subscribe(email);
      // Waits for the response to each email, because the pause begins with the response to the first one.
      await world.settle();
    }
    await world.mail.control('limit', { requests: 1000 });
    const attempts = emails.map((email) => line.to(email));
    expect(attempts.map(({ length }) => length)).toEqual([1, 1]);
    const waitedMs = attempts[1]![0]!.at - attempts[0]![0]!.at;
    expect(waitedMs).toBeGreaterThan(1_500);
    expect(waitedMs).toBeLessThan(30_000);
  });

  it('does not wait for a batch that used the last request, and waits again for a pause that began meanwhile', async () => {
    const limiter = world.app.get(EmailRateLimiter, { strict: false });
    await world.sql('update mail_pace set next_at = now(), paused_until = null');
    await limiter.adapt({ gapSeconds: 0, resetSeconds: 100, remaining: 0 }, 'batch');
    const paused = await world.sql('select id from mail_pace where paused_until > now()');
    expect(paused).toEqual([{ id: 'batches' }]);
    await world.sql(`update mail_pace set next_at = now() + interval '1 second' where id = 'letters'`);
    const begun = Date.now();
    const sending = limiter.waitForSlot();
    await limiter.pause(2);
    await sending;
    expect(Date.now() - begun).toBeGreaterThan(1_900);
  });
});
