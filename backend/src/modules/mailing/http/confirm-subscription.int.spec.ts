import { World, type Member } from '#test/world.ts';

interface Outcome {
  alreadySubscribed: boolean;
  resubscribed: boolean;
  awaitsConfirmation?: boolean;
}

const waits = { alreadySubscribed: false, resubscribed: false, awaitsConfirmation: true };
const isNew = { alreadySubscribed: false, resubscribed: false };
const wasThere = { alreadySubscribed: true, resubscribed: false };
const isBack = { alreadySubscribed: false, resubscribed: true };
const question = 'Please confirm your email address';
const dead = { status: 404, code: 'mailing.link-dead' };

describe('subscription with double opt-in', () => {
  let world: World;
  let admin: Member;

  beforeAll(async () => {
    world = await World.start({ settings: { MAILING_DOUBLE_OPT_IN: 'true' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const subscribe = async (email: string, more: object = {}) => {
    const answer = await world.post<Outcome>('/api/functions/subscribe-email', { email, ...more });
    await world.settle();
    return answer;
  };
  const confirm = async (token: string, timeZone?: string) => {
    const body = { token, ...(timeZone && { timeZone }) };
    const answer = await world.post<Outcome & { code?: string }>('/api/functions/confirm-subscription', body);
    await world.settle();
    return answer;
  };
  const subjects = async (email: string) => (await world.mail.sentTo(email)).map(({ subject }) => subject);
  const tokenOf = async (email: string) => {
    const mail = (await world.mail.sentTo(email)).findLast(({ subject }) => subject === question);
    return /\/subscribe\/confirm#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? `no question came to ${email}`;
  };
  const leave = async (email: string) => {
    const mail = (await world.mail.sentTo(email)).findLast(({ headers }) => headers['List-Unsubscribe']);
    await world.post(new URL(/<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname);
  };
  const entry = async (email: string) => {
    const { body } = await world
      .as(admin)
      .get<{ items: { awaitsConfirmation?: boolean; unsubscribedAt: string | null }[] }>(
        `/api/admin/subscribers?q=${encodeURIComponent(email)}`,
      );
    return body.items[0];
  };
  const active = async () =>
    (await world.as(admin).get<{ activeSubscribers: number }>('/api/admin/stats')).body.activeSubscribers;
  const campaign = (email: string) =>
    world.as(admin).post<{ code?: string }>('/api/functions/start-email-campaign', { email, campaignType: 'welcome' });

  it('sends a confirmation link first, and one welcome email after the confirmation', async () => {
    const email = 'two-steps@example.org';
    const before = await active();
    expect(await subscribe(email, { firstName: 'Amara', source: 'footer' })).toMatchObject({
      status: 200,
      body: waits,
    });
    expect(await subjects(email)).toEqual([question]);
    expect(await entry(email)).toMatchObject({ awaitsConfirmation: true, unsubscribedAt: null });
    expect(await active()).toBe(before);

    const token = await tokenOf(email);
    expect(await confirm(token)).toMatchObject({ status: 200, body: isNew });
    expect(await subjects(email)).toEqual([question, 'Welcome: your eBook and first daily reflection']);
    expect(await entry(email)).not.toHaveProperty('awaitsConfirmation');
    expect(await active()).toBe(before + 1);

    expect((await confirm(token)).body).toEqual(wasThere);
    expect((await subscribe(email)).body).toEqual(waits);
    expect(await subjects(email)).toHaveLength(2);
  });

  it('stores the zone of the browser that confirms when the sign-up form sent none', async () => {
    const zones: (string | null)[] = [];
    for (const [email, atSignUp, atConfirmation] of [
      ['no-zone@example.org', undefined, 'Asia/Calcutta'],
      ['own-zone@example.org', 'Europe/Berlin', 'Asia/Calcutta'],
      ['odd-zone@example.org', undefined, 'Mars/Olympus'],
    ] as const) {
      await subscribe(email, { ...(atSignUp && { timeZone: atSignUp }) });
      expect((await confirm(await tokenOf(email), atConfirmation)).status).toBe(200);
      const sql = 'select time_zone as "timeZone" from email_subscriber where email = $1';
      zones.push(...(await world.sql<{ timeZone: string | null }>(sql, [email])).map(({ timeZone }) => timeZone));
    }
    expect(zones).toEqual(['Asia/Kolkata', 'Europe/Berlin', null]);
  });

  it('sends a confirmation email with a link in both versions and without unsubscribe headers', async () => {
    const email = 'question@example.org';
    await subscribe(email);
    const [mail] = await world.mail.sentTo(email);
    const link = `${world.url}/subscribe/confirm#token=${await tokenOf(email)}`;
    expect(mail!.html).toContain(link);
    expect(mail!.text).toContain(link);
    expect(mail!.headers['List-Unsubscribe']).toBeUndefined();
  });

  it('changes nothing when the page of the link is opened without a click', async () => {
    const email = 'opened@example.org';
    await subscribe(email);
    await world.get('/subscribe/confirm');
    await world.get(`/api/functions/confirm-subscription?token=${await tokenOf(email)}`);
    expect(await entry(email)).toMatchObject({ awaitsConfirmation: true });
  });

  it('sends the confirmation again for a second form, not within a minute, with the same response', async () => {
    const email = 'again@example.org';
    const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe(email)));
    expect(answers.map(({ body }) => body)).toEqual([waits, waits, waits, waits]);
    expect(await subjects(email)).toEqual([question]);
    await world.advance('61s');
    await subscribe(email);
    expect(await subjects(email)).toEqual([question, question]);
  });

  it('subscribes once when the button is clicked concurrently', async () => {
    const email = 'pressed@example.org';
    await subscribe(email);
    const token = await tokenOf(email);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => confirm(token)));
    expect(answers.filter(({ body }) => !body.alreadySubscribed)).toHaveLength(1);
    expect(await subjects(email)).toHaveLength(2);
  });

  it('returns the same body and headers for an email that is new, waits, is on the list or has left', async () => {
    const [joined, left] = ['joined@example.org', 'has-left@example.org'];
    for (const email of [joined, left]) {
      await subscribe(email);
      await confirm(await tokenOf(email));
    }
    await leave(left);
    const responses = [];
    for (const email of ['new@example.org', 'new@example.org', joined, left]) {
      const began = performance.now();
      const { status, text, headers } = await world.post('/api/functions/subscribe-email', { email });
      expect(performance.now() - began).toBeGreaterThanOrEqual(149);
      responses.push({ status, text, headers: [...headers.keys()].sort() });
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
  });

  it('accepts a link for seven days, and sends a new one for a new form', async () => {
    const email = 'late@example.org';
    await subscribe(email);
    const old = await tokenOf(email);
    await world.advance('7d');
    expect(await confirm(old)).toMatchObject({ status: 404, body: dead });
    expect(await entry(email)).toMatchObject({ awaitsConfirmation: true });
    await subscribe(email);
    expect((await confirm(await tokenOf(email))).body).toEqual(isNew);
  });

  it.each(['nonsense', 'A'.repeat(51), ''])('rejects an invalid token (%s)', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 404, body: dead });
  });

  it('asks a former subscriber again, sends no second welcome, and rejects older links', async () => {
    const email = 'returns@example.org';
    await subscribe(email);
    const first = await tokenOf(email);
    await confirm(first);
    await leave(email);
    expect(await confirm(first)).toMatchObject({ status: 404, body: dead });
    await world.advance('2m');
    expect((await subscribe(email)).body).toEqual(waits);
    expect(await entry(email)).toMatchObject({ unsubscribedAt: expect.any(String) });
    expect((await confirm(await tokenOf(email))).body).toEqual(isBack);
    expect(await entry(email)).toMatchObject({ unsubscribedAt: null });
    expect(await subjects(email)).toEqual([question, expect.stringContaining('Welcome'), question]);
  });

  it('asks a recipient who had declined, and sends list emails only after the confirmation', async () => {
    const email = 'declined@example.org';
    await campaign(email);
    await world.settle();
    await leave(email);
    expect((await subscribe(email)).body).toEqual(waits);
    expect((await campaign(email)).body).toMatchObject({ status: 409, code: 'mailing.suppressed' });
    expect((await confirm(await tokenOf(email))).body).toEqual(isBack);
    expect((await campaign(email)).status).toBe(200);
  });

  it('sends no email, not even the confirmation, to an email that bounced', async () => {
    const email = 'gone@example.org';
    await world.sql(
      "insert into email_suppression values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'bounced', now())",
      [email],
    );
    expect((await subscribe(email)).body).toEqual(waits);
    expect(await subjects(email)).toEqual([]);
  });

  it('rejects a campaign to an unconfirmed email', async () => {
    const email = 'waiting@example.org';
    await subscribe(email);
    expect((await campaign(email)).body).toMatchObject({ status: 409, code: 'mailing.unconfirmed' });
    await world.settle();
    expect(await subjects(email)).toEqual([question]);
  });

  it('stores no token in events, jobs or rows', async () => {
    const email = 'nowhere-kept@example.org';
    await subscribe(email);
    const token = await tokenOf(email);
    const rows = await world.sql(
      `select 1 from outbox where payload::text like $1
       union all select 1 from email_message m where to_jsonb(m)::text like $1
       union all select 1 from email_subscriber s where to_jsonb(s)::text like $1
       union all select 1 from bullmq.job j where to_jsonb(j)::text like $1`,
      [`%${token}%`],
    );
    expect(rows).toEqual([]);
  });
});

describe('subscription without double opt-in', () => {
  it('subscribes at once, also those who were asked before', async () => {
    const world = await World.start({ settings: { MAILING_DOUBLE_OPT_IN: 'false' } });
    try {
      const email = 'asked-before@example.org';
      await world.sql(
        `insert into email_subscriber (id, email, subscribed_at) values (gen_random_uuid(), $1, now() - interval '1 day')`,
        [email],
      );
      const { body } = await world.post('/api/functions/subscribe-email', { email });
      await world.settle();
      expect(body).toEqual(isNew);
      const mails = await world.mail.sentTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Welcome')]);
    } finally {
      await world.close();
    }
  });
});
