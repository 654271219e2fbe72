import { DateTime } from 'luxon';
import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import type { ContentItem } from '#test/makers/editor.ts';
import { recordSqlStatements } from '#test/statements.ts';
import { World, type Member } from '#test/world.ts';
import type { DashboardView } from '../use-cases/dashboard.view.ts';

const endpoint = '/api/members/dashboard';
const minuteMs = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

let world: World;
let course: TestCourse;
let meditation: ContentItem;
beforeAll(async () => {
  world = await World.start();
  course = await makeCourse(world, 2, { title: 'Conscious Living', slug: 'conscious-living' });
  const { editor } = course;
  const make = async (kind: string, draft: object) => {
    const { status, body, text } = await editor.create(kind, draft);
    if (status !== 201) throw new Error(text);
    return body;
  };
  meditation = await make('meditations', {
    title: 'A long breath',
    url: 'https://library.example/kept',
    durationSec: 600,
  });
  // One of these dates is today for the member, in any time zone.
  for (const days of [-2, -1, 0, 1, 2])
    await make('reflections', {
      date: DateTime.utc().plus({ days }).toFormat('yyyy-MM-dd'),
      ...{ title: 'A page', text: 'Four words of text', question: 'Who is here?' },
    });
  const times = { startsAt: fromNow(60), endsAt: fromNow(120) };
  await make('events', { title: 'For creators', slug: 'for-creators', visibilityTier: 'creator', ...times });
  await make('events', {
    ...{ title: 'For all', slug: 'for-all', visibilityTier: 'free', zoomLink: 'https://meet.example/secret' },
    ...{ startsAt: fromNow(3 * 24 * 60), endsAt: fromNow(3 * 24 * 60 + 60) },
  });
});
afterAll(() => world.close());

const home = async (member: Member, query = '') =>
  (await world.as(member).get<DashboardView>(`${endpoint}${query}`)).body;
const play = (member: Member, at: number, positionSec: number, minutesAgo = 0) =>
  world.as(member).put(`/api/lessons/${course.lessons[at]!.id}/progress`, {
    ...{ positionSec, watched: [[0, positionSec]], playedAt: fromNow(-minutesAgo) },
  });
const see = (member: Member, at: number) =>
  world.as(member).put(`/api/lessons/${course.lessons[at]!.id}/seen`, { seen: true });
const lockedOf = ({ rooms }: DashboardView) => rooms.filter(({ locked }) => locked).map(({ name }) => name);

describe('dashboard', () => {
  it('rejects visitors', async () => {
    expect((await world.get(endpoint)).status).toBe(401);
  });

  it('rejects an unknown time zone with a plain message', async () => {
    const { status, body } = await world.as(await world.member()).get<{ detail: string }>(`${endpoint}?zone=Moon`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('zone must be a time zone')]);
  });

  it('shows a new user on the free plan the open content and prices, and no closed content', async () => {
    const shown = await home(await world.member());
    expect(shown).toMatchObject({
      ...{ tier: 'free', plansFrom: 10, urgent: null, continue: null, isAllSeen: false },
      circle: { slug: 'for-all' },
      reflection: { question: 'Who is here?', words: 4, wroteAt: null },
      modules: { begun: 0, total: 0 },
    });
    expect(shown.moon.days).toEqual([]);
    expect(shown.rooms.map(({ name }) => name)).toEqual(lockedOf(shown));
    expect(shown.rooms).toHaveLength(6);
    expect(JSON.stringify(shown)).not.toContain('meet.example');
  });

  it('shows a new member the first open lesson', async () => {
    const shown = await home(await world.member({ tier: 'seeker' }));
    expect(shown.continue).toMatchObject({ kind: 'lesson', title: 'Lesson 1', positionSec: 0, isFirst: true });
    expect(shown).toMatchObject({ plansFrom: null, circle: { slug: 'for-all' }, modules: { begun: 0, total: 1 } });
    expect(lockedOf(shown)).toEqual(['replays', 'visionary']);
  });

  it('shows a returning member the next lesson and their progress', async () => {
    const member = await world.member({ tier: 'creator' });
    await see(member, 0);
    await play(member, 1, 40);
    const shown = await home(member);
    expect(shown.continue).toEqual({
      ...{ kind: 'lesson', id: course.lessons[1]!.id, title: 'Lesson 2', positionSec: 40, durationSec: 100 },
      isFirst: false,
      place: {
        ...{ lessonSlug: course.lessons[1]!['slug'], moduleSlug: course.module['slug'] },
        ...{ programTitle: 'Conscious Living', programNumber: 1, moduleNumber: 1, lessonNumber: 2 },
      },
    });
    expect(shown).toMatchObject({ tier: 'creator', circle: { slug: 'for-creators' }, modules: { begun: 1, total: 1 } });
    expect(lockedOf(shown)).toEqual(['visionary']);

    await see(member, 1);
    expect(await home(member)).toMatchObject({ continue: null, isAllSeen: true });
  });

  it('shows an unfinished meditation played after the last lesson', async () => {
    const member = await world.member({ tier: 'seeker' });
    const stop = (positionSec: number) =>
      world.as(member).put(`/api/meditations/${meditation.id}/position`, { positionSec, playedAt: fromNow(0) });
    await play(member, 0, 40, 10);
    await stop(120);
    expect((await home(member)).continue).toEqual({
      ...{ kind: 'meditation', id: meditation.id, title: 'A long breath', positionSec: 120, durationSec: 600 },
      ...{ isFirst: false, place: null },
    });
    await stop(600);
    expect((await home(member)).continue).toMatchObject({ kind: 'lesson', positionSec: 40 });
  });

  it('shows the days of the current moon with sits, lessons and journal entries', async () => {
    const activities: Record<string, (member: Member) => Promise<unknown>> = {
      sit: (member) =>
        world.as(member).post('/api/sits', {
          ...{ clientId: crypto.randomUUID(), kind: 'silent', startedAt: fromNow(-2), seconds: 60, zone: zoneAtNoon() },
        }),
      lesson: (member) => play(member, 0, 40),
      line: (member) =>
        world.as(member).post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', text: 'Me' }),
    };
    const zone = encodeURIComponent(zoneAtNoon());
    for (const [kind, perform] of Object.entries(activities)) {
      const member = await world.member({ tier: 'creator' });
      await perform(member);
      const { days } = (await home(member, `?zone=${zone}`)).moon;
      expect([kind, days.length]).toEqual([kind, 1]);
      const record = await world
        .as(member)
        .get<{ days: { day: string }[] }>(`/api/practice/record?year=${days[0]!.slice(0, 4)}&zone=${zone}`);
      expect(record.body.days.map(({ day }) => day)).toEqual(days);
      await world.as(member).send('DELETE', '/api/practice/record');
      expect((await home(member, `?zone=${zone}`)).moon.days).toEqual([]);
    }
  });

  it("shows when the member replied to today's question", async () => {
    const member = await world.member();
    const zone = `?zone=${encodeURIComponent(zoneAtNoon())}`;
    const { body: today } = await world.as(member).get<{ reflection: { id: string } }>(`/api/reflections/today${zone}`);
    const { body: entry } = await world.as(member).post<{ writtenAt: string }>('/api/journal', {
      ...{ clientId: crypto.randomUUID(), source: 'reflection', sourceId: today.reflection.id, text: 'Me' },
    });
    expect((await home(member, zone)).reflection?.wroteAt).toBe(entry.writtenAt);
    expect((await home(await world.member(), zone)).reflection?.wroteAt).toBeNull();
  });

  it('never shows data of other users', async () => {
    const member = await world.member({ tier: 'creator' });
    await play(member, 0, 40);
    const newMember = await world.member({ tier: 'creator' });
    expect((await home(newMember)).continue).toMatchObject({ positionSec: 0, isFirst: true });
    expect((await home(newMember, `?userId=${member.id}`)).continue).toBeUndefined();
  });

  it('closes content immediately when the tier ends', async () => {
    const member = await world.member({ tier: 'creator' });
    await play(member, 0, 40);
    await world.sql('delete from membership_grant where user_id = $1', [member.id]);
    const shown = await home(member);
    expect(shown).toMatchObject({ tier: 'free', continue: null, circle: { slug: 'for-all' } });
    expect(lockedOf(shown)).toHaveLength(6);
  });

  it('opens every section for staff and shows no prices', async () => {
    const shown = await home(await world.member({ roles: ['editor'] }));
    expect(shown).toMatchObject({ tier: 'free', plansFrom: null });
    expect(lockedOf(shown)).toEqual([]);
  });

  it('shows a date until it ends, before the next one', async () => {
    const { editor } = course;
    const values = { visibilityTier: 'visionary', startsAt: fromNow(-30), endsAt: fromNow(600) };
    const { body: held } = await editor.create('events', {
      ...{ title: 'Held now', slug: 'held-now', recurrence: 'FREQ=DAILY', zone: 'UTC' },
      ...values,
    });
    const member = await world.member({ tier: 'visionary' });
    expect((await home(member)).circle).toMatchObject({ slug: 'held-now', startsAt: values.startsAt });
    await editor.remove('events', held.id);
    expect((await home(member)).circle).toMatchObject({ slug: 'for-creators' });
  });
});

it('reads everything in at most six statements, not counting authentication', async () => {
  const member = await world.member({ tier: 'creator' });
  await play(member, 0, 40);
  const count = async (work: () => Promise<unknown>) => (await recordSqlStatements(world, work)).length;
  const whoAsks = await count(() => world.as(member).get('/api/auth/user'));
  expect(whoAsks).toBeGreaterThan(0);
  expect((await count(() => home(member))) - whoAsks).toBeLessThanOrEqual(6);
  await world.sql('delete from reflections');
  expect((await count(() => home(member))) - whoAsks).toBeLessThanOrEqual(6);
  expect((await home(member)).reflection).toBeNull();
});

it('reads the lessons again only after the content changed', async () => {
  const member = await world.member({ tier: 'creator' });
  const countReads = async () =>
    (await recordSqlStatements(world, () => home(member))).filter((text) => text.includes('from modules')).length;
  await home(member);
  expect(await countReads()).toBe(0);
  expect(
    (await course.editor.change('lessons', course.lessons[0]!.id, { title: 'A new title', status: 'published' }))
      .status,
  ).toBe(200);
  expect((await home(member)).continue).toMatchObject({ title: 'A new title' });
  expect(await countReads()).toBe(0);
});

it('shows the question of the reflections page on a day without a reflection', async () => {
  await world.sql('delete from reflections');
  const { status } = await course.editor.create('reflections', {
    ...{ date: DateTime.utc().minus({ years: 2 }).toFormat('yyyy-MM-dd'), title: 'An old page' },
    ...{ text: 'It comes back', question: 'And now?' },
  });
  expect(status).toBe(201);
  const member = await world.member();
  const zone = `?zone=${encodeURIComponent(zoneAtNoon())}`;
  expect((await home(member, zone)).reflection?.question).toBe('And now?');
  const { body: page } = await world.as(member).get<{ reflection: object }>(`/api/reflections/today${zone}`);
  expect(page.reflection).toMatchObject({ question: 'And now?' });
  expect((await home(member, zone)).reflection?.question).toBe('And now?');
});

/** In `Etc/GMT+5`, plus means west of Greenwich. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return west === 0 ? 'UTC' : `Etc/GMT${west > 0 ? '+' : ''}${west}`;
}
