import { DateTime } from 'luxon';
import { addSubscriber } from '#test/makers/subscribers.ts';
import { World } from '#test/world.ts';
import { QueueEmails } from '../use-cases/emails/queue-emails.ts';
import { QueueDailyReflections } from '../use-cases/reflections/queue-daily-reflections.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the daily reflection', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start({ schedules: false });
    await world.sql(
      `insert into reflections (id, date, title, text, question, is_sample)
       select gen_random_uuid(), current_date - 2 + n, 'Reflection ' || n, E'First **part**.\\n\\n![A lake](/files/lake.webp)', 'What stays?', false
       from generate_series(0, 60) n`,
    );
  });
  afterAll(() => world.close());

  const queueDue = async () => {
    await world.app.get(QueueDailyReflections, { strict: false }).queueDue();
    await world.settle();
  };
  const join = async (name: string, timeZone = 'Europe/Berlin') => {
    const email = `${name}@example.org`;
    await world.post('/api/functions/subscribe-email', { email, timeZone });
    await world.settle();
    return email;
  };
  const makeDue = (email: string) =>
    world.sql(
      `update email_subscriber set reflection_at = now() - interval '1 minute', last_reflection_day = last_reflection_day - 1
       where email = $1`,
      [email],
    );
  const reflectionsTo = async (email: string) =>
    (await world.mail.sentTo(email)).filter(({ subject }) => subject.startsWith('Reflection '));
  const nextAt = async (email: string) => {
    const [row] = await world.sql<{ at: Date | null }>(
      'select reflection_at as at from email_subscriber where email = $1',
      [email],
    );
    return row!.at;
  };
  const pathOf = (text: string, start: string) => new RegExp(`(/${start}/[\\w-]+)`).exec(text)![1]!;
  const preferencesOf = async (email: string) => pathOf((await world.mail.sentTo(email)).at(-1)!.text, 'preferences');
  const choose = (path: string, fields: Record<string, string>) =>
    world.send('POST', path, new URLSearchParams(fields).toString(), form);

  it('is due at 7:00 of the next day in the zone of the subscriber, or in New York when the zone is unknown', async () => {
    const tomorrowIn = (zone: string) =>
      DateTime.now().setZone(zone).plus({ days: 1 }).startOf('day').set({ hour: 7 }).toJSDate();
    expect(await nextAt(await join('berlin'))).toEqual(tomorrowIn('Europe/Berlin'));
    expect(await nextAt(await join('nowhere', 'Mars/Olympus'))).toEqual(tomorrowIn('America/New_York'));
  });

  it('is sent once a day with the text of the day and links to stop and to choose', async () => {
    const email = await join('once');
    await makeDue(email);
    await queueDue();
    await makeDue(email);
    await queueDue();
    const [mail, ...more] = await reflectionsTo(email);
    expect(more).toEqual([]);
    for (const body of [mail!.html, mail!.text]) {
      for (const part of ['What stays?', '/preferences/', '/u/']) expect(body).toContain(part);
    }
    expect(mail!.text).toContain('First part.');
    expect(mail!.html).toContain('First <strong>part</strong>.');
    expect(mail!.html).toContain(`src="${world.url}/files/lake.webp"`);
    expect((await nextAt(email))!.getTime()).toBeGreaterThan(Date.now());
  });

  it('stops by one click while the subscription stays', async () => {
    const email = await join('one-click');
    await makeDue(email);
    await queueDue();
    const [mail] = await reflectionsTo(email);
    const link = new URL(/<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname;
    expect((await world.get(link)).text).toContain('Stop these emails?');
    const stopped = await world.send('POST', link, 'List-Unsubscribe=One-Click', form);
    expect([stopped.status, stopped.text.includes('/preferences/')]).toEqual([200, true]);
    expect(await nextAt(email)).toBeNull();
    const [row] = await world.sql('select unsubscribed_at from email_subscriber where email = $1', [email]);
    expect(row).toEqual({ unsubscribed_at: null });
  });

  it('is not sent to a subscriber who stops between queueing and sending', async () => {
    const email = await join('late');
    const [{ id } = { id: '' }] = await world.sql<{ id: string }>('select id from email_subscriber where email = $1', [
      email,
    ]);
    await world.sql(`update email_subscriber set reflections = 'none' where email = $1`, [email]);
    const day = new Date().toISOString().slice(0, 10);
    const one = { dedupeKey: `test:${id}`, recipient: email, firstName: '', subscriberId: id };
    await world.app.get(QueueEmails, { strict: false }).queueMany('daily-reflection', [one], { day });
    await world.settle();
    expect(await reflectionsTo(email)).toEqual([]);
    const stored = 'select state, failure from email_message where dedupe_key = $1';
    expect(await world.sql(stored, [one.dedupeKey])).toEqual([{ state: 'suppressed', failure: 'not-needed' }]);
  });

  it('is not sent to a former address, and the page of the member shows the reason', async () => {
    const member = await world.member({ emailConfirmed: true });
    const subscriberId = await addSubscriber(world, member.email);
    const one = { dedupeKey: `test:${subscriberId}`, recipient: 'former@example.org', firstName: '', subscriberId };
    await world.app.get(QueueEmails, { strict: false }).queueMany('daily-reflection', [one], { day: '2020-01-01' });
    await world.settle();
    expect(await reflectionsTo(one.recipient)).toEqual([]);
    const support = world.as(await world.member({ roles: ['support'] }));
    const { body } = await support.get<{ mails: object[] }>(`/api/admin/members/${member.id}`);
    expect(body.mails).toContainEqual(
      expect.objectContaining({ recipient: one.recipient, state: 'suppressed', reason: 'email-changed' }),
    );
  });

  it('is not sent twice to a member who gets it as a notification by email', async () => {
    const member = await world.member({ emailConfirmed: true });
    await world.post('/api/functions/subscribe-email', { email: member.email });
    await world.settle();
    const settings = { kinds: [{ kind: 'reflection', channels: ['mail'] }] };
    expect((await world.as(member).put('/api/notifications/settings', settings)).status).toBe(200);
    await makeDue(member.email);
    await queueDue();
    expect(await reflectionsTo(member.email)).toEqual([]);
  });

  it('follows the choice on the page of the link in the footer', async () => {
    const email = await join('chooses');
    const path = await preferencesOf(email);
    const page = await world.get(path);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      ...[200, 'no-store', 'no-referrer'],
    ]);
    expect(page.text).toMatch(/value="daily" checked/);
    expect(page.text).toMatch(/value="Europe\/Berlin" selected/);
    const saved = await choose(path, { reflections: 'weekly', timeZone: 'Asia/Calcutta' });
    expect([saved.status, saved.text.includes('Saved.')]).toEqual([200, true]);
    expect(saved.text).toMatch(/value="weekly" checked/);
    const next = DateTime.fromJSDate((await nextAt(email))!, { zone: 'Asia/Kolkata' });
    expect([next.weekday, next.hour]).toEqual([7, 7]);
    const paused = await choose(path, { reflections: 'weekly', timeZone: 'Asia/Kolkata', pause: 'on' });
    expect(paused.text).toContain('Paused until');
    expect((await nextAt(email))!.getTime()).toBeGreaterThan(DateTime.now().plus({ days: 25 }).toMillis());
  });

  it('refuses a wrong choice and a changed link', async () => {
    const email = await join('refused');
    const path = await preferencesOf(email);
    const wrong = await choose(path, { reflections: 'hourly', timeZone: 'Europe/Berlin' });
    expect([wrong.status, wrong.text.includes('Choose how often')]).toEqual([400, true]);
    expect((await choose(path, { reflections: 'daily', timeZone: '+05:30' })).status).toBe(400);
    expect((await world.get(`${path.slice(0, -3)}abc`)).status).toBe(404);
  });
});
