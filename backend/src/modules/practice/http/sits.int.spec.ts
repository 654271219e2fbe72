import { makeCourse } from '#test/makers/course.ts';
import type { ContentItem } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';

interface Sit {
  kept: boolean;
  day: string;
  startedAt: string;
  seconds: number;
}
interface Record {
  keepsRecord: boolean;
  year: number;
  days: { day: string; minutes: number; sits: number; sitMinutes: number; lessons: number; written: number }[];
  byKind: { meditation: number; silent: number };
  months: { month: number; meditation: number; silent: number }[];
  moon: { from: string; to: string; days: number; minutes: number };
}
interface Problem {
  code: string;
  detail: string;
}

const hourMs = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const newSit = (values: object = {}) => ({
  clientId: crypto.randomUUID(),
  kind: 'silent',
  startedAt: '2025-06-10T06:00:00Z',
  seconds: 600,
  zone: 'Europe/Berlin',
  ...values,
});
const sit = <Body = Sit>(member: Member, values: object = {}) =>
  world.as(member).post<Body>('/api/sits', newSit(values));
const recordOf = async (member: Member, year = 2025) =>
  (await world.as(member).get<Record>(`/api/practice/record?year=${year}&zone=Europe/Berlin`)).body;

describe('sits', () => {
  it('are stored once when the device repeats the request', async () => {
    const member = await world.member();
    const once = newSit();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.as(member).post('/api/sits', once)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await recordOf(member)).days).toMatchObject([{ day: '2025-06-10', sits: 1, minutes: 10 }]);
  });

  it('store the longest duration when a device sends a sit several times', async () => {
    const member = await world.member();
    const beginning = newSit({ seconds: 90 });
    for (const seconds of [90, 600, 300]) await world.as(member).post('/api/sits', { ...beginning, seconds });
    expect((await recordOf(member)).days).toMatchObject([{ day: '2025-06-10', sits: 1, minutes: 10 }]);
  });

  it('count for the day before until 4 AM local time', async () => {
    const member = await world.member();
    await sit(member, { startedAt: '2025-06-10T01:59:00Z' });
    await sit(member, { startedAt: '2025-06-10T03:00:00Z', zone: 'Asia/Tokyo' });
    await sit(member, { startedAt: '2025-06-10T10:00:00Z' });
    expect((await recordOf(member)).days).toMatchObject([
      { day: '2025-06-09', sits: 1 },
      { day: '2025-06-10', sits: 2 },
    ]);
  });

  it('end now when the device clock is ahead', async () => {
    const { body } = await sit(await world.member(), {
      startedAt: new Date(Date.now() + 365 * 24 * hourMs).toISOString(),
    });
    const endedAt = Date.parse(body.startedAt) + 600_000;
    expect(Math.abs(endedAt - Date.now())).toBeLessThan(60_000);
  });

  it('count only the longest of overlapping sits, in any order of arrival', async () => {
    const member = await world.member();
    await sit(member, { startedAt: '2025-06-10T06:00:00Z', seconds: 600 });
    await sit(member, {
      startedAt: '2025-06-10T06:05:00Z',
      seconds: 1_800,
      kind: 'meditation',
      meditationId: crypto.randomUUID(),
    });
    await sit(member, { startedAt: '2025-06-10T06:30:00Z', seconds: 300 });
    const { days, byKind } = await recordOf(member);
    expect(days).toMatchObject([{ day: '2025-06-10', sits: 1, minutes: 30 }]);
    expect(byKind).toEqual({ meditation: 30, silent: 0 });
  });

  it.each([
    ['a sit of one second', { seconds: 1 }, /one minute to twelve hours/],
    ['a sit of a day', { seconds: 86_400 }, /one minute to twelve hours/],
    ['a list as the duration', { seconds: [600] }, /one minute to twelve hours/],
    ['an unknown time zone', { zone: 'Nowhere' }, /must be a time zone/],
    ['a date without a time', { startedAt: '2025-06-10' }, /must be a date and time/],
    ['an unknown kind', { kind: 'running' }, /Choose meditation/],
    ['a meditation sit without a meditation id', { kind: 'meditation' }, /meditationId must be/],
  ])('reject %s', async (_, values, words) => {
    const member = await world.member();
    const { status, body } = await sit<Problem>(member, values);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(words)]);
    expect((await recordOf(member)).days).toEqual([]);
  });

  it('store their note in the journal once', async () => {
    const member = await world.member();
    const noted = newSit({ note: 'The bell was far away' });
    for (let times = 2; times > 0; times -= 1) await world.as(member).post('/api/sits', noted);
    const { body } = await world.as(member).get<{ items: { text: string }[] }>('/api/journal');
    expect(body.items.map(({ text }) => text)).toEqual(['The bell was far away']);
  });

  it('return 401 to a visitor', async () => {
    expect((await world.post('/api/sits', newSit())).status).toBe(401);
    expect((await world.get('/api/practice/record')).status).toBe(401);
  });
});

describe('practice record', () => {
  let lesson: ContentItem;
  let other: ContentItem;
  beforeAll(async () => {
    const { editor, module } = await makeCourse(world, 0);
    lesson = await editor.lesson(module.id, { title: '=A lesson', durationSec: 600 });
    other = await editor.lesson(module.id);
  });

  async function practise(member: Member): Promise<void> {
    await sit(member);
    const caller = world.as(member);
    const playedAt = '2025-06-10T12:00:00Z';
    await caller.put(`/api/lessons/${lesson.id}/progress`, { positionSec: 60, watched: [[0, 60]], playedAt });
    const about = { source: 'lesson', sourceId: lesson.id, zone: 'Europe/Berlin' };
    await caller.post('/api/journal', { clientId: crypto.randomUUID(), ...about, text: 'A line' });
    await world.sql(`update journal_entry set written_at = '2025-06-11T01:00:00Z' where user_id = $1`, [member.id]);
  }

  it('lists a year by months and by kind of sit', async () => {
    const member = await world.member();
    await sit(member, { startedAt: '2025-01-02T08:00:00Z' });
    await sit(member, { startedAt: '2025-12-31T20:00:00Z', kind: 'meditation', meditationId: crypto.randomUUID() });
    await sit(member, { startedAt: '2026-01-01T01:00:00Z' });
    await sit(member, { startedAt: '2026-01-01T12:00:00Z' });
    const { days, months } = await recordOf(member);
    expect(days.map(({ day }) => day)).toEqual(['2025-01-02', '2025-12-31']);
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual([
      { month: 1, meditation: 0, silent: 10 },
      { month: 12, meditation: 10, silent: 10 },
    ]);
    expect((await recordOf(member, 2026)).days.map(({ day }) => day)).toEqual(['2026-01-01']);
  });

  it('returns the current lunar month', async () => {
    const member = await world.member();
    await sit(member, { startedAt: new Date(Date.now() - 60 * hourMs * 24).toISOString() });
    await sit(member, { startedAt: new Date(Date.now() - 0.5 * hourMs).toISOString() });
    const { moon } = await recordOf(member);
    expect(Date.parse(moon.from)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(moon.to)).toBeGreaterThan(Date.now());
    expect(moon).toMatchObject({ days: 1, minutes: 10 });
  });

  it.each(['year=1969', 'year=275760', 'year=x', 'year=2025.5'])('returns 400 for ?%s', async (query) => {
    expect((await world.as(await world.member()).get(`/api/practice/record?${query}`)).status).toBe(400);
  });

  it('combines sits, lessons and journal entries of a day by local time', async () => {
    const member = await world.member({ tier: 'seeker' });
    await practise(member);
    const { days, moon } = await recordOf(member);
    expect(days).toEqual([
      { day: '2025-06-10', minutes: 11, sits: 1, sitMinutes: 10, lessons: 1, lessonMinutes: 1, written: 1 },
    ]);
    expect(moon).toMatchObject({ days: 0 });
    const { body } = await world.as(member).get('/api/practice/record/day?day=2025-06-10&zone=Europe/Berlin');
    expect(body).toEqual({
      day: '2025-06-10',
      items: [
        { kind: 'sit', at: '2025-06-10T06:00:00.000Z', title: null, minutes: 10, positionSec: null },
        { kind: 'lesson', at: '2025-06-10T12:00:00.000Z', title: '=A lesson', minutes: 1, positionSec: 60 },
        { kind: 'written', at: '2025-06-11T01:00:00.000Z', title: '=A lesson', minutes: 0, positionSec: null },
      ],
    });
    for (const day of ['2025-02-30', '0000-01-01', '9999-12-31'])
      expect((await world.as(member).get(`/api/practice/record/day?day=${day}`)).status).toBe(400);
  });

  it('exports CSV without formulas', async () => {
    const member = await world.member({ tier: 'seeker' });
    await practise(member);
    const { text, headers } = await world.as(member).get('/api/practice/record.csv?zone=Europe/Berlin');
    expect(headers.get('content-type')).toMatch(/text\/csv/);
    const raw = await fetch(`${world.url}/api/practice/record.csv?zone=Europe/Berlin`, {
      headers: { authorization: `Bearer ${member.accessToken}` },
    });
    expect([...new Uint8Array(await raw.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.split('\r\n')).toEqual([
      'day,kind,title,minutes',
      '2025-06-10,sit,"",10.0',
      `2025-06-10,lesson,"'=A lesson",1.0`,
      `2025-06-10,written,"'=A lesson",0.0`,
      '',
    ]);
  });

  it('stores nothing while it is off, and deletes older data only on request', async () => {
    const member = await world.member({ tier: 'seeker' });
    await practise(member);
    const caller = world.as(member);
    const write = () =>
      caller.post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', text: 'Not for the record' });
    expect((await caller.put('/api/practice/record', { keepsRecord: false })).body).toEqual({ keepsRecord: false });
    expect((await sit(member, { startedAt: '2025-06-11T06:00:00Z' })).body).toMatchObject({
      kept: false,
      day: '2025-06-11',
    });
    await write();
    await caller.put(`/api/lessons/${other.id}/seen`, { seen: true });
    const thisYear = new Date().getFullYear();
    expect(await recordOf(member, thisYear)).toMatchObject({ keepsRecord: false, days: [], moon: { days: 0 } });
    expect(await recordOf(member)).toMatchObject({ days: [{ day: '2025-06-10', sits: 1, lessons: 1, written: 1 }] });
    await caller.put('/api/practice/record', { keepsRecord: true });
    expect((await recordOf(member, thisYear)).moon.days).toBe(0);
    await write();
    expect((await recordOf(member, thisYear)).moon.days).toBe(1);

    expect((await caller.send('DELETE', '/api/practice/record')).status).toBe(204);
    expect((await recordOf(member)).days).toEqual([]);
    expect((await recordOf(member, thisYear)).moon.days).toBe(0);
    expect((await sit(member)).body.kept).toBe(false);
    expect((await sit(member, { startedAt: new Date().toISOString() })).body.kept).toBe(true);
    const { body: journal } = await caller.get<{ items: object[] }>('/api/journal');
    expect(journal.items).toHaveLength(3);
  });
});
