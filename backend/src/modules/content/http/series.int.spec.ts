import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import type { EventView } from '../kinds/event/kind.ts';

const zone = 'America/New_York';
const dayMs = 86_400_000;

interface Listed {
  items: EventView[];
  nextCursor: string | null;
}

describe('series of events', () => {
  let world: World;
  let editor: Editor;
  let movedMs = 0;
  const first = DateTime.now().setZone(zone).startOf('day').plus({ days: 2 }).set({ hour: 19 }).minus({ weeks: 5 });

  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    await write('weekly-circle', first, { recurrence: 'FREQ=WEEKLY', zoomLink: 'https://meet.example/circle' });
  });
  afterAll(() => world.close());

  async function write(slug: string, start: DateTime, values: object = {}): Promise<void> {
    const times = { startsAt: start.toISO(), endsAt: start.plus({ minutes: 75 }).toISO() };
    const { status, text } = await editor.create('events', { title: slug, slug, ...times, zone, ...values });
    expect({ status, text: status === 201 ? '' : text }).toEqual({ status: 201, text: '' });
  }

  const now = () => DateTime.fromMillis(Date.now() + movedMs, { zone });
  async function advance(days: number): Promise<void> {
    movedMs += days * dayMs;
    await world.advance(`${days}d`);
  }

  const list = async (query: string) => (await world.get<Listed>(`/api/events?${query}`)).body;
  const slugs = async (query: string) => (await list(query)).items.map(({ slug }) => slug);
  const circle = async () => (await world.get<EventView>('/api/events/weekly-circle')).body;
  const calendar = async (slug: string) => {
    const { text } = await world.get(`/events/${slug}.ics`);
    const { entries, datesOf } = readCalendar(text);
    const [entry, ...others] = entries;
    if (!entry || others.length > 0) throw new Error(`The file has ${entries.length} entries`);
    return { text, entry, dates: datesOf(entry.uid, 12) };
  };
  const upcomingInStats = async () => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    return (await admin.get<{ upcomingEvents: number }>('/api/admin/stats')).body.upcomingEvents;
  };

  it('is one upcoming event with its next date, and never a past one', async () => {
    const { items } = await list('when=upcoming');
    expect(items.map(({ slug }) => slug)).toEqual(['weekly-circle']);
    const { startsAt, endsAt, firstStartsAt, laterDates } = items[0] as EventView;
    const next = DateTime.fromISO(startsAt, { zone });
    expect(next.diff(now()).as('days')).toBeGreaterThan(0);
    expect(next.diff(now()).as('days')).toBeLessThanOrEqual(7.05);
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(75 * 60_000);
    expect(firstStartsAt).toBe(first.toUTC().toISO());
    expect(laterDates).toEqual([1, 2, 3, 4, 5, 6].map((weeks) => next.plus({ weeks }).toUTC().toISO()));
    expect(await circle()).toEqual(items[0]);
    expect(await slugs('when=past')).toEqual([]);
    expect(await upcomingInStats()).toBe(1);
  });

  it('is sorted by its next date on every page of the list', async () => {
    const next = DateTime.fromISO((await circle()).startsAt, { zone });
    await write('an-hour-before', next.minus({ hours: 1 }));
    await write('an-hour-after', next.plus({ hours: 1 }));
    await write('last-winter', now().minus({ days: 2 }));
    const order = ['an-hour-before', 'weekly-circle', 'an-hour-after'];
    expect(await slugs('when=upcoming')).toEqual(order);
    expect(await slugs('')).toEqual([...order.toReversed(), 'last-winter']);
    expect(await slugs('when=past')).toEqual(['last-winter']);
    const turned: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Listed = await list(`when=upcoming&limit=1${cursor && `&cursor=${cursor}`}`);
      turned.push(...page.items.map(({ slug }) => slug));
      cursor = page.nextCursor;
    }
    expect(turned).toEqual(order);
  });

  it('is one calendar entry with a rule that stays the same over time, unlike a single date', async () => {
    const before = await calendar('weekly-circle');
    const view = await circle();
    expect(before.entry.uid).toBe(`${view.id}@127.0.0.1`);
    expect(before.entry.startDate.toString()).toBe(first.toFormat("yyyy-MM-dd'T'HH:mm:ss"));
    expect(String(before.entry.component.getFirstPropertyValue('rrule'))).toBe('FREQ=WEEKLY');
    expect(before.dates).toEqual(expect.arrayContaining([view.firstStartsAt, view.startsAt, ...view.laterDates]));

    const single = await calendar('an-hour-after');
    expect(single.entry.isRecurring()).toBe(false);
    expect(single.entry.uid).not.toBe(before.entry.uid);

    await advance(7);
    expect((await circle()).startsAt).toBe(view.laterDates[0]);
    const unstamped = (text: string) => text.replace(/^DTSTAMP:.*$/m, '');
    expect(unstamped((await calendar('weekly-circle')).text)).toBe(unstamped(before.text));
  });

  it('shows its next date in the feed under the same guid', async () => {
    const day = async () => {
      const { text } = await world.get('/events.rss');
      const next = DateTime.fromISO((await circle()).startsAt, { zone }).setLocale('en-US');
      const year = next.year === now().year ? '' : ' yyyy';
      expect(text).toContain(`weekly-circle, ${next.toFormat(`cccc d LLLL${year}, h:mm a`)} in New York`);
      return /<guid[^>]*>([^<]*)</.exec(text)?.[1];
    };
    const guid = await day();
    await advance(7);
    expect(await day()).toBe(guid);
  });

  it('stays at 7 PM in New York throughout the year', async () => {
    const offsets = new Set<number>();
    // Four quarterly occurrences include standard time and daylight saving time, regardless of the day on which the
    // test runs.
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const next = DateTime.fromISO((await circle()).startsAt, { zone });
      expect({ weekday: next.weekday, clock: next.toFormat('HH:mm') }).toEqual({
        weekday: first.weekday,
        clock: '19:00',
      });
      offsets.add(next.offset);
      await advance(91);
    }
    expect([...offsets].toSorted((one, other) => one - other)).toEqual([-300, -240]);
  });

  it('counts as past when its rule ends, with its last date', async () => {
    const tomorrow = now().plus({ days: 1 }).startOf('minute');
    const last = tomorrow.plus({ days: 2 });
    await write('three-evenings', tomorrow, { recurrence: `FREQ=DAILY;UNTIL=${last.toFormat('yyyyMMdd')}` });
    const stored = await world.get<EventView>('/api/events/three-evenings');
    expect(stored.body).toMatchObject({
      recurrence: `FREQ=DAILY;UNTIL=${last.endOf('day').toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`,
      laterDates: [tomorrow.plus({ days: 1 }), last].map((date) => date.toUTC().toISO()),
    });
    const before = await upcomingInStats();
    await advance(2);
    expect(await slugs('when=upcoming')).toContain('three-evenings');
    await advance(2);
    expect(await slugs('when=upcoming')).not.toContain('three-evenings');
    expect(await upcomingInStats()).toBe(before - 1);
    const { items } = await list('when=past&limit=1');
    expect(items[0]).toMatchObject({ slug: 'three-evenings', startsAt: last.toUTC().toISO(), laterDates: [] });
  });

  it('may end on the last allowed day, and saving it again does not change the rule', async () => {
    await write('to-the-last-day', now().plus({ days: 1 }).startOf('minute'), {
      recurrence: 'FREQ=DAILY;UNTIL=20991231',
    });
    const { id, recurrence } = (await world.get<EventView>('/api/events/to-the-last-day')).body;
    expect(recurrence).toBe('FREQ=DAILY;UNTIL=21000101T045959Z');
    expect((await editor.change('events', id, { recurrence })).status).toBe(200);
    expect((await editor.remove('events', id)).status).toBe(204);
  });

  it.each(['FREQ=DAILY;UNTIL=100000101T045959Z', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31', 'every now and then'])(
    'is hidden from readers, but not from staff, when its rule is invalid: %s',
    async (rule) => {
      const seen = async () => ({
        items: (await list('limit=50')).items,
        past: await slugs('when=past'),
        upcoming: await slugs('when=upcoming'),
        feed: (await world.get('/events.rss')).text,
        stats: await upcomingInStats(),
      });
      const before = await seen();
      await write('unreadable', now().plus({ days: 1 }).startOf('minute'), { recurrence: 'FREQ=DAILY' });
      const { id } = (await world.get<EventView>('/api/events/unreadable')).body;
      await world.sql('update events set recurrence = $1 where id = $2', [rule, id]);
      expect(await seen()).toEqual(before);
      for (const path of ['/api/events/unreadable', '/events/unreadable.ics'])
        expect((await world.get(path)).status).toBe(404);
      expect((await world.get('/api/events/weekly-circle')).status).toBe(200);
      expect((await world.get('/events/weekly-circle.ics')).status).toBe(200);
      await world.advance('61s');
      movedMs += 61_000;
      expect((await world.get('/api/figures')).status).toBe(200);

      const { body } = await editor.caller.get<{ items: { id: string }[] }>('/api/admin/events?limit=50');
      expect(body.items.map((item) => item.id)).toContain(id);
      expect((await editor.change('events', id, { recurrence: null })).status).toBe(200);
      expect(await slugs('when=upcoming')).toContain('unreadable');
      expect((await editor.remove('events', id)).status).toBe(204);
    },
  );
});
