import { Webhook } from 'standardwebhooks';
import { mailWebhookSecrets } from '#test/settings.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { QueueEmails } from '../use-cases/emails/queue-emails.ts';
import { ApplyMailEvents } from '../use-cases/events/apply-mail-events.ts';

interface Event {
  readonly id?: string;
  readonly type: string;
  readonly data?: object;
  readonly secret?: string;
  readonly at?: Date;
  readonly createdAt?: Date;
}

describe('webhook of the email provider', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false, mailEvents: true })));
  afterAll(() => world.close());

  const apply = () => world.app.get(ApplyMailEvents, { strict: false }).applyDue();

  function send({ id = `msg_${crypto.randomUUID()}`, type, data, at = new Date(), ...event }: Event) {
    const { secret = mailWebhookSecrets[0], createdAt = new Date() } = event;
    const body = JSON.stringify({ type, created_at: createdAt.toISOString(), data });
    const signature = new Webhook(secret).sign(id, at, body);
    const headers = {
      'svix-id': id,
      'svix-timestamp': `${Math.floor(at.getTime() / 1000)}`,
      'svix-signature': signature,
    };
    return world.send('POST', '/api/webhooks/resend', body, headers);
  }

  async function subscribe(email: string): Promise<string> {
    await world.post('/api/functions/subscribe-email', { email });
    await world.settle();
    const [row] = await world.sql<{ id: string }>('select provider_id as id from email_message where recipient = $1', [
      email,
    ]);
    return row!.id;
  }

  const stateOf = async (email: string) => {
    const [row] = await world.sql<{ state: string }>('select state from email_message where recipient = $1', [email]);
    return row!.state;
  };
  const suppressionOf = async (email: string) => {
    const select = `select reason, masked_email, detail from email_suppression
      where address_hash = encode(sha256($1::bytea), 'hex')`;
    return (await world.sql<{ reason: string }>(select, [email]))[0];
  };

  it('marks an email as delivered when the mailbox reports it', async () => {
    await subscribe('delivered@example.org');
    await world.mail.control('settle');
    await apply();
    expect(await stateOf('delivered@example.org')).toBe('delivered');
    expect(await suppressionOf('delivered@example.org')).toBeUndefined();
  });

  it('suppresses an email address after a permanent bounce, and sends it no more emails of the list', async () => {
    const email = 'gone@example.org';
    await world.mail.control('outcomes', { email, outcome: 'bounced' });
    await subscribe(email);
    await world.mail.control('settle');
    await apply();
    expect(await stateOf(email)).toBe('bounced');
    expect(await suppressionOf(email)).toEqual({
      reason: 'bounced',
      masked_email: 'g…@example.org',
      detail: 'The mailbox does not exist.',
    });
    const queueEmails = world.app.get(QueueEmails, { strict: false });
    await queueEmails.queue({
      kind: 'daily-reflection',
      dedupeKey: 'after-bounce',
      recipient: email,
      facts: { day: '2027-03-01' },
    });
    await world.settle();
    expect(await world.mail.sentTo(email)).toHaveLength(1);
    const [row] = await world.sql<{ state: string }>(
      "select state from email_message where dedupe_key = 'after-bounce'",
    );
    expect(row!.state).toBe('suppressed');
  });

  it('applies events in any order and stores each once', async () => {
    const email = 'order@example.org';
    const email_id = await subscribe(email);
    await world.mail.control('settle');
    const complaint = { id: 'msg_complaint', type: 'email.complained', data: { email_id } };
    for (const event of [complaint, complaint, { type: 'email.bounced', data: { email_id } }]) {
      expect(await send(event)).toMatchObject({ status: 200, body: { received: true } });
    }
    expect((await send({ type: 'email.delivered', data: { email_id } })).status).toBe(200);
    await apply();
    expect(await stateOf(email)).toBe('complained');
    expect(await suppressionOf(email)).toMatchObject({ reason: 'complained' });
    const events = await world.sql<{ kind: string; outcome: string }>(
      'select kind, outcome from mail_event where provider_id = $1 order by kind',
      [email_id],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['bounced', 'complained', 'delivered', 'delivered']);
    expect(events.every(({ outcome }) => ['applied', 'no-change'].includes(outcome))).toBe(true);
  });

  it('suppresses an email address after three temporary failures in 30 days', async () => {
    const email = 'full@example.org';
    const email_id = await subscribe(email);
    await world.mail.control('settle');
    const bounce = { type: 'Transient', message: 'The mailbox is full.' };
    const days = [39, 25, 10];
    for (const day of days) {
      const createdAt = new Date(Date.now() - day * 86_400_000);
      await send({ type: 'email.bounced', data: { email_id, bounce }, createdAt });
    }
    await apply();
    expect(await suppressionOf(email)).toMatchObject({ reason: 'bounced' });
    const once = 'once-full@example.org';
    await send({ type: 'email.bounced', data: { email_id: await subscribe(once), bounce } });
    await apply();
    expect([await stateOf(once), await suppressionOf(once)]).toEqual(['bounced', undefined]);
  });

  it('accepts both secrets and refuses a forged, old or incomplete event', async () => {
    const data = { email_id: 'unknown' };
    expect((await send({ type: 'email.delivered', data, secret: mailWebhookSecrets[1] })).status).toBe(200);
    const forged = `whsec_${Buffer.from('another secret').toString('base64')}`;
    const refused = [
      await send({ type: 'email.bounced', data, secret: forged }),
      await send({ type: 'email.bounced', data, at: new Date(Date.now() - 365 * 86_400_000) }),
      await send({ type: 'email.bounced', data, at: new Date(Date.now() + 600_000) }),
      await send({ type: 'email.bounced' }),
      await world.post('/api/webhooks/resend', { type: 'email.bounced', data }),
    ];
    for (const { status, body } of refused)
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'mailing.webhook-refused' } });
  });

  it('changes nothing when the email is unknown, and applies the event when its email appears', async () => {
    const email = 'later@example.org';
    const data = { email_id: 're_later' };
    await send({ type: 'email.bounced', data });
    await apply();
    const id = await subscribe(email);
    await world.mail.control('settle');
    await apply();
    await world.sql("update email_message set provider_id = 're_later', state = 'sent' where provider_id = $1", [id]);
    await world.sql("update mail_event set check_at = now() where provider_id = 're_later'");
    // The schedule may hold the lock of the event, and this call then skips the event.
    await waitUntil(async () => {
      await apply();
      return (await stateOf(email)) === 'bounced';
    });

    await send({ id: 'msg_unknown', type: 'email.bounced', data: { email_id: 'never' } });
    await world.sql("update mail_event set received_at = now() - interval '4 days' where id = 'msg_unknown'");
    await apply();
    const [event] = await world.sql("select outcome, check_at from mail_event where id = 'msg_unknown'");
    expect(event).toEqual({ outcome: 'unknown-email', check_at: null });
  });

  it('shows staff why a person gets no email, and lets them remove only a bounced address', async () => {
    const staff = world.as(await world.member({ roles: ['admin'] }));
    const [bounced, complained] = ['repaired@example.org', 'annoyed@example.org'];
    await world.mail.control('outcomes', { email: bounced, outcome: 'bounced' });
    await world.mail.control('outcomes', { email: complained, outcome: 'complained' });
    await subscribe(bounced);
    await subscribe(complained);
    await world.mail.control('settle');
    await apply();
    const find = async (q: string) => {
      const path = `/api/admin/mailing/suppressed?q=${encodeURIComponent(q)}`;
      const { body } = await staff.get<{ items: { id: string; maskedEmail: string; mayRemove: boolean }[] }>(path);
      return body.items;
    };
    const [first, ...more] = await find(bounced);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ maskedEmail: 'r…@example.org', reason: 'bounced', mayRemove: true });
    const [other] = await find(complained.toUpperCase());
    expect(other).toMatchObject({ maskedEmail: 'a…@example.org', reason: 'complained', mayRemove: false });
    expect(await find('r…@example.org')).toEqual([first]);
    const reasons = await staff.get<{ total: number; items: { reason: string }[] }>(
      '/api/admin/mailing/suppressed?reason=complained',
    );
    expect(new Set(reasons.body.items.map(({ reason }) => reason))).toEqual(new Set(['complained']));
    expect(reasons.body.total).toBeGreaterThan(reasons.body.items.length);

    const subscriber = await staff.get(`/api/admin/subscribers?q=${bounced}`);
    expect(subscriber.body).toMatchObject({ items: [{ email: bounced, suppression: 'bounced' }] });
    const remove = (id: string) => staff.send('DELETE', `/api/admin/mailing/suppressed/${id}`);
    expect((await remove(first!.id)).status).toBe(204);
    expect(await find(bounced)).toEqual([]);
    expect(await remove(first!.id)).toMatchObject({ status: 404, body: { code: 'mailing.suppression-not-found' } });
    const refusal = { code: 'mailing.suppression-stays', detail: expect.stringMatching('even if they subscribe') };
    expect(await remove(other!.id)).toMatchObject({ status: 409, body: refusal });
    expect(await staff.get(`/api/admin/subscribers?q=${bounced}`)).toMatchObject({
      body: { items: [{ suppression: null }] },
    });
    expect(await world.sql("select details from audit_log where action = 'mailing.suppression-removed'")).toHaveLength(
      1,
    );
  });

  it('counts deliveries of 30 days by domain and lists emails with an unknown result', async () => {
    const staff = world.as(await world.member({ roles: ['admin'] }));
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, provider_id, sent_at, created_at)
       select gen_random_uuid(), 'welcome', 'health:' || n, n || '@health.example', '', state, 'p' || n, at, at
       from (values (1, 'delivered', now()), (2, 'complained', now()), (3, 'bounced', now()), (4, 'sent', now()),
         (5, 'delivered', now() - interval '31 days')) as v(n, state, at)`,
    );
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, failure, created_at)
       values (gen_random_uuid(), 'welcome', 'health:u', 'unknown@health.example', '', 'unknown', 'ECONNECTION', now())`,
    );
    const { body } = await staff.get<{ domains: { domain: string }[]; total: { sent: number } }>(
      '/api/admin/mailing/health',
    );
    expect(body).toMatchObject({ provider: 'resend', reportsDeliveries: true, days: 30, unknownCount: 1 });
    expect(body).toMatchObject({ unknownEmails: [{ recipient: 'unknown@health.example', failure: 'ECONNECTION' }] });
    expect(body.domains.find(({ domain }) => domain === 'health.example')).toEqual({
      domain: 'health.example',
      sent: 4,
      delivered: 2,
      bounced: 1,
      complained: 1,
    });
    const [counted] = await world.sql<{ count: number }>(
      "select count(*)::int as count from email_message where sent_at > now() - interval '30 days'",
    );
    expect(body.total.sent).toBe(counted!.count);
  });

  it('ignores reports that say nothing about the delivery', async () => {
    const [before] = await world.sql<{ count: number }>('select count(*)::int as count from mail_event');
    expect((await send({ type: 'email.opened', data: { email_id: 'x' } })).status).toBe(200);
    expect(await world.sql('select count(*)::int as count from mail_event')).toEqual([before]);
  });
});
