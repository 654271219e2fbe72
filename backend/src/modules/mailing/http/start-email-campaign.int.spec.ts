import { World, type Member } from '#test/world.ts';

interface Started {
  campaignId: string;
  queued: boolean;
}

describe('welcome campaign', () => {
  let world: World;
  let admin: Member;
  const start = (email: string, more: object = {}) =>
    world.as(admin).post<Started>('/api/functions/start-email-campaign', { email, campaignType: 'welcome', ...more });
  const join = async (email: string) => {
    await world.post('/api/functions/subscribe-email', { email });
    await world.settle();
  };

  beforeAll(async () => {
    world = await World.start({ settings: { LIMIT_START_EMAIL_CAMPAIGN: '10' } });
  });
  beforeEach(async () => {
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  it('sends another welcome to a subscriber each time and records the time', async () => {
    const email = 'again@example.org';
    await join(email);
    const noted = () =>
      world.sql<{ at: Date }>('select last_email_sent_at as at from email_subscriber where email = $1', [email]);
    const [before] = await noted();
    const { status, body } = await start(email, { firstName: 'Amara', userId: null });
    expect(status).toBe(200);
    expect(body).toEqual({ campaignId: expect.stringMatching(/^[0-9a-f-]{36}$/), queued: true });
    await start(email);
    await world.settle();
    const greetings = (await world.mail.sentTo(email)).map(({ text }) => /Welcome, \w+/i.exec(text)?.[0].toLowerCase());
    expect(greetings).toEqual(['welcome, friend', 'welcome, amara', 'welcome, friend']);
    const [after] = await noted();
    expect(after!.at.getTime()).toBeGreaterThan(before!.at.getTime());
  });

  it('sends to an email that is not on the list without subscribing it', async () => {
    const email = 'guest@example.org';
    await start('Guest@Example.org', { firstName: '' });
    await world.settle();
    const [mail] = await world.mail.sentTo(email);
    expect(mail!.subject).toContain('Welcome');
    expect(mail!.text).toContain('You are not on our list');
    expect(await world.sql('select 1 from email_subscriber where email = $1', [email])).toEqual([]);
  });

  it('sends no second email when the email subscribes within a minute, and a welcome when it subscribes later', async () => {
    await Promise.all([start('at-once@example.org'), start('later@example.org')]);
    await world.settle();
    await join('at-once@example.org');
    await world.advance('61s');
    await join('later@example.org');
    expect(await world.mail.sentTo('at-once@example.org')).toHaveLength(1);
    expect(await world.mail.sentTo('later@example.org')).toHaveLength(2);
  });

  it('counts concurrent sends one after the other', async () => {
    const email = 'busy@example.org';
    const responses = await Promise.all([start(email), start(email), start(email)]);
    await world.settle();
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.mail.sentTo(email)).toHaveLength(3);
  });

  it('rejects an unsubscribed email and does not subscribe it again', async () => {
    const email = 'left@example.org';
    await join(email);
    await world.sql('update email_subscriber set unsubscribed_at = now() where email = $1', [email]);
    expect(await start(email)).toMatchObject({ status: 409, body: { code: 'mailing.unsubscribed' } });
    await world.settle();
    expect(await world.mail.sentTo(email)).toHaveLength(1);
  });

  it('rejects a suppressed email', async () => {
    const email = 'complained@example.org';
    await world.sql(
      "insert into email_suppression values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'complained', now())",
      [email],
    );
    expect(await start(email)).toMatchObject({ status: 409, body: { code: 'mailing.suppressed' } });
  });

  it('rejects an invalid email, an unknown campaign and unknown fields', async () => {
    const wrong = [
      { email: '' },
      { campaignType: 'farewell' },
      { campaignType: null },
      { userId: 'me' },
      { html: '<b>' },
    ];
    const responses = await Promise.all(wrong.map((input) => start('guest@example.org', input)));
    expect(responses.map(({ status }) => status)).toEqual(wrong.map(() => 400));
  });

  it('rejects visitors, members, editors and support', async () => {
    const input = { email: 'relay@example.org', campaignType: 'welcome' };
    const path = '/api/functions/start-email-campaign';
    expect((await world.post(path, input)).status).toBe(401);
    for (const roles of [[], ['editor'], ['support']] as const) {
      const person = await world.member({ roles: [...roles] });
      expect((await world.as(person).post(path, input)).status).toBe(403);
    }
    await world.settle();
    expect(await world.mail.sentTo(input.email)).toEqual([]);
  });

  it('accepts ten per hour from one admin', async () => {
    for (let call = 1; call <= 10; call += 1) await start('guest@example.org', { campaignType: 'farewell' });
    const { status, headers } = await start('guest@example.org');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
