import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import type { EventView } from '../kinds/event/kind.ts';

const zone = 'America/New_York';
const utc = (date: DateTime | undefined) => date?.toUTC().toISO();

interface HeldDate {
  startsAt: string;
  originalStart: string | null;
  isCancelled: boolean;
  sequence: number;
}

describe('dates of an event', () => {
  let world: World;
  let editor: Editor;
  let id: string;
  const dates = Array.from({ length: 9 }, (_, weeks) =>
    DateTime.now().setZone(zone).startOf('day').plus({ days: 2, weeks }).set({ hour: 19 }),
  );
  const [next, second, third, fourth] = dates as [DateTime, DateTime, DateTime, DateTime];

  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    const first = next.minus({ weeks: 3 });
    const { body } = await editor.create('events', {
      ...{ title: 'Circle', slug: 'circle', zone, recurrence: 'FREQ=WEEKLY', zoomLink: 'https://meet.example/room' },
      ...{ startsAt: first.toISO(), endsAt: first.plus({ minutes: 75 }).toISO() },
    });
    id = body.id;
  });
  afterAll(() => world.close());

  const circle = async () => (await world.get<EventView>('/api/events/circle')).body;
  const ask = <Body = HeldDate>(method: string, path: string, body: object) =>
    editor.caller.send<Body>(method, `/api/admin/events/${id}/dates${path}`, JSON.stringify(body));
  const move = (date: DateTime, to: DateTime, rest: object = {}) =>
    ask('PUT', '', { date: utc(date), startsAt: utc(to), endsAt: utc(to.plus({ minutes: 90 })), ...rest });

  it('shows the new time everywhere when staff move a date, and keeps the other dates', async () => {
    const moved = next.plus({ days: 1, hours: 1 });
    const { status, body } = await move(next, moved, {
      note: 'The hall is closed',
      room: 'https://meet.example/other',
    });
    expect({ status, ...body }).toMatchObject({
      ...{ status: 200, startsAt: utc(moved), originalStart: utc(next), isCancelled: false, sequence: 1 },
    });
    expect(await circle()).toMatchObject({
      ...{ startsAt: utc(moved), endsAt: utc(moved.plus({ minutes: 90 })) },
      laterDates: dates.slice(1, 7).map(utc),
      changedDates: [{ originalStart: utc(next), startsAt: utc(moved), note: 'The hall is closed' }],
    });
    expect((await world.get('/api/events/circle')).text).not.toContain('meet.example/other');
    expect((await world.get<{ items: EventView[] }>('/api/events?when=upcoming')).body.items[0]?.startsAt).toBe(
      utc(moved),
    );
    expect((await world.get('/events.rss')).text).toContain(moved.setLocale('en-US').toFormat('cccc d LLLL'));
    const member = world.as(await world.member({ tier: 'seeker' }));
    const { body: dashboard } = await member.get<{ circle: object }>('/api/members/dashboard?zone=UTC');
    expect(dashboard.circle).toMatchObject({ startsAt: utc(moved), endsAt: utc(moved.plus({ minutes: 90 })) });
    expect((await move(moved, next)).body).toMatchObject({ startsAt: utc(next), sequence: 2 });
  });

  it('hides a cancelled date and shows it again when staff restore it', async () => {
    expect((await ask('POST', '/cancel', { date: utc(next), note: 'The teacher is ill' })).body).toMatchObject({
      ...{ isCancelled: true, startsAt: utc(next) },
    });
    expect(await circle()).toMatchObject({
      startsAt: utc(second),
      changedDates: [{ startsAt: utc(next), isCancelled: true, note: 'The teacher is ill' }],
    });
    expect((await ask('POST', '/restore', { date: utc(next) })).body.isCancelled).toBe(false);
    expect((await circle()).startsAt).toBe(utc(next));
  });

  it('shows a date that staff add, and rejects a second one at the same time', async () => {
    const added = next.plus({ days: 3 });
    const times = { startsAt: utc(added), endsAt: utc(added.plus({ hours: 1 })) };
    expect(await ask('POST', '', times)).toMatchObject({ status: 201, body: { originalStart: null } });
    expect((await circle()).laterDates.slice(0, 2)).toEqual([utc(added), utc(second)]);
    expect((await ask<{ code: string }>('POST', '', times)).body.code).toBe('content.date-exists');
  });

  it('lists the same dates in the calendar file and on the page', async () => {
    await move(second, second.plus({ hours: 2 }));
    await ask('POST', '/cancel', { date: utc(third) });
    const { text } = await world.get('/events/circle.ics');
    const { entries, datesOf } = readCalendar(text);
    const main = entries.find((entry) => entry.isRecurring());
    const inUtc = datesOf(id, 12);
    const view = await circle();
    expect(inUtc).toEqual(expect.arrayContaining([view.startsAt, ...view.laterDates]));
    for (const gone of [second, third]) expect(inUtc).not.toContain(utc(gone));
    expect(Number(main?.sequence)).toBeGreaterThan(3);
    expect(text).not.toContain('meet.example');
  });

  it.each([
    ['a time without a date', () => move(fourth.plus({ hours: 5 }), fourth), 404, 'content.no-such-date'],
    ['an end before the start', () => move(fourth, fourth.plus({ hours: 1 }), { endsAt: utc(fourth) }), 400, 'invalid'],
    ['the time of another date', () => move(fourth, dates[4] as DateTime), 409, 'content.date-exists'],
    ['a past date', () => move(next.minus({ weeks: 1 }), fourth.plus({ hours: 1 })), 409, 'content.date-ended'],
    ['a new time in the past', () => move(fourth, next.minus({ weeks: 1, hours: 3 })), 400, 'invalid'],
    ['a text instead of a time', () => ask('POST', '/cancel', { date: 'soon' }), 400, 'invalid'],
  ])('rejects %s and changes nothing', async (_, call, status, code) => {
    const before = await circle();
    const response = (await call()) as { status: number; body: { code?: string } };
    expect({ status: response.status, code: response.body.code }).toEqual({
      status,
      code: expect.stringContaining(code) as string,
    });
    expect(await circle()).toEqual(before);
  });

  it('publishes one event and writes one audit log entry per change, and none when nothing changes', async () => {
    const traces = async () => {
      const [row] = await world.sql<{ facts: number; entries: number }>(
        `select (select count(*)::int from outbox where type = 'content.event-date-changed') as facts,
           (select count(*)::int from audit_log where action = 'content.event-date-changed') as entries`,
      );
      return row ?? { facts: 0, entries: 0 };
    };
    const before = await traces();
    await ask('POST', '/cancel', { date: utc(fourth) });
    await ask('POST', '/cancel', { date: utc(fourth) });
    expect(await traces()).toEqual({ facts: before.facts + 1, entries: before.entries + 1 });
  });

  it('drops a change when the new rule no longer contains its date, and still increases SEQUENCE', async () => {
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec((await world.get('/events/circle.ics')).text)?.[1]);
    const before = await sequence();
    const { status } = await editor.change('events', id, { recurrence: 'FREQ=WEEKLY;COUNT=4' });
    expect(status).toBe(200);
    const { startsAt, laterDates } = await circle();
    expect([startsAt, ...laterDates]).toEqual([utc(next), utc(next.plus({ days: 3 }))]);
    expect(await sequence()).toBeGreaterThan(before);
  });
});
