import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { createChangedEventSteps } from '#test/makers/changed-events.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import type { EventAudienceView, EventDateRowsView } from '../use-cases/staff/event-dates.view.ts';

const zone = 'America/New_York';
const utc = (date: DateTime | undefined) => date?.toUTC().toISO() ?? '';

describe('dates of all events, for staff', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { event, person, come, datesOf, subjects, textTo, notices } = createChangedEventSteps(
    () => world,
    () => editor,
  );
  const dates = Array.from({ length: 6 }, (_, weeks) =>
    DateTime.now().setZone(zone).startOf('day').plus({ days: 3, weeks }).set({ hour: 19 }),
  ) as [DateTime, DateTime, DateTime, DateTime, DateTime, DateTime];
  const times = (start: DateTime) => ({ startsAt: utc(start), endsAt: utc(start.plus({ hours: 1 })) });
  const weekday = (date: DateTime) => date.setLocale('en-US').toFormat('ccc').slice(0, 2).toUpperCase();
  const series = (values: object = {}) =>
    event({
      ...times(dates[0].minus({ weeks: 2 })),
      zone,
      recurrence: `FREQ=WEEKLY;BYDAY=${weekday(dates[0])}`,
      ...values,
    });
  const list = async (query: Record<string, string>) =>
    (await editor.caller.get<EventDateRowsView>(`/api/admin/event-dates?${new URLSearchParams(query).toString()}`))
      .body;
  const audience = async (id: string, date: DateTime, scope: string, change = 'time') =>
    (
      await editor.caller.get<EventAudienceView>(
        `/api/admin/events/${id}/dates/audience?${new URLSearchParams({ date: utc(date), scope, change }).toString()}`,
      )
    ).body;
  const email = (id: string, change: object) =>
    editor.caller.post<{ subject: string; html: string }>(`/api/admin/events/${id}/dates/email`, change);
  const cancelLater = (id: string, date: DateTime, note?: string) =>
    editor.caller.post<{ isCancelled: boolean }>(`/api/admin/events/${id}/dates/cancel`, {
      ...{ date: utc(date), scope: 'later', note },
    });
  const changeLater = (id: string, date: DateTime, to: DateTime, note?: string) =>
    editor.caller.send<{ eventId: string }>(
      'PUT',
      `/api/admin/events/${id}/dates/later`,
      JSON.stringify({ date: utc(date), ...times(to), note }),
    );

  it('are listed in order with their RSVPs, and found by title and category', async () => {
    const { id, title } = await series({ capacity: 1, category: 'circle' });
    const [first, second] = [await person(), await person()];
    for (const member of [first, second]) await come(member, id, utc(dates[1]));
    await editor.caller.post(`/api/admin/events/${id}/dates/cancel`, { date: utc(dates[2]), note: 'Holidays' });
    const moved = dates[3].plus({ hours: 1 });
    await editor.caller.put(`/api/admin/events/${id}/dates`, { date: utc(dates[3]), ...times(moved) });
    const { items, total } = await list({ q: title.toUpperCase(), category: 'circle', limit: '4' });
    expect(items.map(({ startsAt }) => startsAt)).toEqual([dates[0], dates[1], dates[2], moved].map(utc));
    expect(items[1]).toMatchObject({ coming: 1, waiting: 1, capacity: 1, isMoved: false });
    expect(items[2]).toMatchObject({ isCancelled: true, note: 'Holidays' });
    expect(items[3]).toMatchObject({ isMoved: true, originalStart: utc(dates[3]) });
    expect(total).toBeGreaterThan(50);
    expect((await list({ q: title, category: 'retreat' })).items).toEqual([]);
    const past = await list({ q: title, order: 'desc', from: utc(dates[0].minus({ weeks: 5 })), to: utc(dates[0]) });
    expect(past.items.map(({ startsAt }) => startsAt)).toEqual([1, 2].map((weeks) => utc(dates[0].minus({ weeks }))));
    expect((await list({ q: title, offset: '1', limit: '1' })).items[0]?.startsAt).toBe(utc(dates[1]));
  });

  it('say how many members a change notifies, each once', async () => {
    const { id } = await series();
    const [always, once, left] = [await person(), await person(), await person()];
    for (const member of [always, left]) await come(member, id);
    await come(once, id, utc(dates[1]));
    await come(once, id, utc(dates[2]));
    await world.as(left).send('DELETE', `/api/events/${id}/rsvp?startsAt=${utc(dates[1])}`);
    expect(await audience(id, dates[1], 'one')).toEqual({ coming: 2, waiting: 0, total: 2 });
    expect(await audience(id, dates[3], 'one')).toMatchObject({ total: 2 });
    expect(await audience(id, dates[1], 'later')).toMatchObject({ total: 3 });
    expect(await audience(id, dates[3], 'later')).toMatchObject({ total: 2 });
  });

  it('split the series when a date and all later ones change, and move the RSVPs', async () => {
    const { id, title } = await series();
    const [always, early, late] = [await person(), await person(), await person()];
    await come(always, id);
    await come(early, id, utc(dates[0]));
    await come(late, id, utc(dates[3]));
    await editor.caller.post(`/api/admin/events/${id}/dates/cancel`, { date: utc(dates[4]) });
    await world.settle();
    const before = { always: (await subjects(always, title)).length, late: (await subjects(late, title)).length };
    const announced = await audience(id, dates[1], 'later');
    const to = dates[1].plus({ days: 1, hours: 1 });
    const { status, body } = await changeLater(id, dates[1], to, 'The hall is free on this day');
    expect(status).toBe(200);
    expect(body.eventId).not.toBe(id);
    await world.settle();

    const later = (await list({ q: title })).items.filter(({ eventId }) => eventId === body.eventId);
    const shift = (date: DateTime) => utc(date.plus({ days: 1, hours: 1 }));
    expect(later.slice(0, 3).map(({ startsAt }) => startsAt)).toEqual(dates.slice(1, 4).map(shift));
    expect(later[0]?.recurrence).toBe(`FREQ=WEEKLY;BYDAY=${weekday(to)}`);
    expect(later[2]).toMatchObject({ coming: 2 });
    expect(later[3]?.isCancelled).toBe(true);
    expect((await list({ q: title })).items.filter(({ eventId }) => eventId === id)).toMatchObject([
      { startsAt: utc(dates[0]), coming: 2 },
    ]);
    expect(await datesOf(late, body.eventId)).toContainEqual(
      expect.objectContaining({ startsAt: shift(dates[3]), answer: 'coming' }),
    );
    const received = [always, late].map(async (member, at) => [
      (await subjects(member, title)).length - (at === 0 ? before.always : before.late),
      await textTo(member),
    ]);
    for (const [count, text] of await Promise.all(received))
      expect([count, text]).toEqual([1, expect.stringContaining('The hall is free on this day')]);
    expect(await subjects(early, title)).toEqual([]);
    expect(announced.total).toBe(2);
    const slug = later[0]?.slug ?? '';
    const { datesOf: inFile } = readCalendar((await world.get(`/events/${slug}.ics`)).text);
    expect(inFile(body.eventId, 2)).toEqual(dates.slice(1, 3).map(shift));
    const revisions = await editor.caller.get<{ items: { changedFields: string[] }[] }>(
      `/api/admin/content/events/${id}/revisions`,
    );
    expect(revisions.body.items[0]?.changedFields).toEqual(['recurrence']);
  });

  it('cancel a date and all later ones, and notify each attendee of one of them once', async () => {
    const { id, title } = await series();
    const [always, early, late] = [await person(), await person(), await person()];
    await come(always, id);
    await come(early, id, utc(dates[0]));
    for (const date of [dates[2], dates[3]]) await come(late, id, utc(date));
    const added = times(dates[2].plus({ days: 1 }));
    await editor.caller.post(`/api/admin/events/${id}/dates`, added);
    const extra = await person();
    await come(extra, id, added.startsAt);
    await world.settle();
    const members = [always, early, late, extra];
    const countEmails = () => Promise.all(members.map(async (member) => (await subjects(member, title)).length));
    const before = await countEmails();
    expect((await audience(id, dates[1], 'later')).total).toBe(2);
    expect((await audience(id, dates[1], 'later', 'cancel')).total).toBe(3);

    const shown = await email(id, { date: utc(dates[1]), change: 'cancelled', scope: 'later', note: 'Thank you all' });
    const { status, body } = await cancelLater(id, dates[1], 'Thank you all');
    expect([status, body.isCancelled]).toEqual([200, true]);
    await world.settle();
    const { items } = await list({ q: title });
    expect(items.map(({ startsAt, isCancelled }) => [startsAt, isCancelled])).toEqual([
      ...[[utc(dates[0]), false] as const, [utc(dates[1]), true] as const],
      [added.startsAt, true],
    ]);
    const after = await countEmails();
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 0, 1, 1]);
    for (const member of [always, late, extra]) {
      expect((await subjects(member, title)).at(-1)).toBe(`${title} has no more dates`);
      expect(await textTo(member)).toContain('Thank you all');
      expect((await notices(member))[0]?.text).toBe('has no more dates');
    }
    expect(shown.body.subject).toBe(`${title} has no more dates`);
    const file = readCalendar((await world.get(`/events/${items[0]?.slug}.ics`)).text);
    expect(file.datesOf(id, 9).at(-1)).toBe(utc(dates[0]));
  });

  it('cancel only the date when no later one follows', async () => {
    const { id, title } = await series({ recurrence: 'FREQ=WEEKLY;COUNT=3' });
    const member = await person();
    await come(member, id, utc(dates[0]));
    expect((await cancelLater(id, dates[0])).status).toBe(200);
    await world.settle();
    expect(await subjects(member, title)).toEqual([`${title} is cancelled`]);
  });

  it('show the email before a change, as the template of the sent email renders it', async () => {
    const { id, title } = await series();
    const member = await person();
    await come(member, id, utc(dates[1]));
    const to = dates[1].plus({ hours: 1 });
    const moved = { date: utc(dates[1]), change: 'moved', startsAt: utc(to), note: 'The hall is <b>closed</b>' };
    const { status, body } = await email(id, moved);
    expect([status, body.subject]).toEqual([200, `${title} has a new time`]);
    expect(body.html).toContain('8:00 PM in New York');
    expect(body.html).toContain('The hall is &lt;b&gt;closed&lt;/b&gt;');
    expect(await subjects(member, title)).toEqual([]);
    await editor.caller.put(`/api/admin/events/${id}/dates`, { date: utc(dates[1]), ...times(to), note: moved.note });
    await world.settle();
    const [shown = ''] = /It was planned for[^<]*/.exec(body.html) ?? [];
    expect(shown).toMatch(/7:00 PM .* 8:00 PM/);
    expect(await textTo(member)).toContain(shown);
    expect((await email(id, { ...moved, date: utc(dates[1]) })).status).toBe(404);
  });

  it('include drafts that have a start, marked as drafts', async () => {
    const title = editor.slug('draft of an event');
    const id = crypto.randomUUID();
    const save = (values: object) =>
      editor.caller.send('PUT', `/api/admin/content/events/${id}/draft`, JSON.stringify({ values }));
    expect((await save({ title, category: 'retreat' })).status).toBe(200);
    expect((await list({ q: title })).items).toEqual([]);
    const recurrence = 'FREQ=WEEKLY;COUNT=2';
    await save({ title, category: 'retreat', zone, recurrence, startsAt: utc(dates[0]) });
    const { items } = await list({ q: title, category: 'retreat' });
    expect(items.map(({ startsAt, status, coming }) => [startsAt, status, coming])).toEqual([
      [utc(dates[0]), 'draft', 0],
      [utc(dates[1]), 'draft', 0],
    ]);
    expect((await world.get<{ items: { title: string }[] }>('/api/events?limit=100')).text).not.toContain(title);
  });

  it('are not changed while the event has unpublished changes of its times', async () => {
    const { id, title } = await series();
    const draft = JSON.stringify({ values: { recurrence: 'FREQ=DAILY' } });
    expect((await editor.caller.send('PUT', `/api/admin/content/events/${id}/draft`, draft)).status).toBe(200);
    expect((await changeLater(id, dates[1], dates[1].plus({ hours: 1 }))).status).toBe(400);
    expect((await list({ q: title, limit: '2' })).items[1]?.startsAt).toBe(utc(dates[1]));
  });

  it('change the series itself when its first date changes with all later ones', async () => {
    const { id, title } = await series(times(dates[0]));
    const { body } = await changeLater(id, dates[0], dates[0].plus({ hours: 2 }));
    expect(body.eventId).toBe(id);
    expect((await list({ q: title, limit: '2' })).items.map(({ startsAt }) => startsAt)).toEqual(
      [dates[0], dates[1]].map((date) => utc(date.plus({ hours: 2 }))),
    );
  });

  it('count the remaining times of a series with a number of times', async () => {
    const { id, title } = await series({ recurrence: `FREQ=WEEKLY;COUNT=5` });
    const { body } = await changeLater(id, dates[1], dates[1].plus({ hours: 1 }));
    const { items } = await list({ q: title });
    expect(items.map(({ eventId, startsAt }) => [eventId, startsAt])).toEqual([
      [id, utc(dates[0])],
      [body.eventId, utc(dates[1].plus({ hours: 1 }))],
      [body.eventId, utc(dates[2].plus({ hours: 1 }))],
    ]);
  });

  it.each<[string, (id: string) => Promise<{ status: number; body: object }>, number]>([
    ['an end before the start', (id) => changeLater(id, dates[1], dates[1].minus({ years: 1 })), 400],
    ['a start before the previous date', (id) => changeLater(id, dates[2], dates[0].minus({ days: 1 })), 409],
    ['a time without a date', (id) => changeLater(id, dates[1].plus({ hours: 3 }), dates[1]), 404],
    ['a past date', (id) => changeLater(id, dates[0].minus({ weeks: 1 }), dates[1]), 409],
  ])('are not changed by %s', async (_, change, status) => {
    const { id, title } = await series();
    expect((await change(id)).status).toBe(status);
    const { items } = await list({ q: title, limit: '3' });
    expect(items.map(({ startsAt }) => startsAt)).toEqual(dates.slice(0, 3).map(utc));
  });
});
