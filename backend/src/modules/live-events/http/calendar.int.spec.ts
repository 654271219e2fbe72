import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';

const zone = 'America/New_York';
const utc = (date: DateTime) => date.toUTC().toISO();
const year = 53;

let world: World;
let editor: Editor;
beforeAll(async () => {
  world = await World.start();
  editor = await Editor.signUp(world);
});
afterAll(() => world.close());

const evenings = Array.from({ length: year }, (_, weeks) =>
  DateTime.now().setZone(zone).startOf('day').plus({ days: 2, weeks }).set({ hour: 19 }),
);
const [next, second, third] = evenings as [DateTime, DateTime, DateTime];

async function circle(draft: object = {}): Promise<string> {
  const { status, body, text } = await editor.create('events', {
    ...{ title: 'Circle', slug: `circle-${crypto.randomUUID()}`, zone, recurrence: 'FREQ=WEEKLY' },
    ...{
      startsAt: utc(next),
      endsAt: utc(next.plus({ minutes: 75 })),
      zoomLink: 'https://meet.example/room',
      ...draft,
    },
  });
  if (status !== 201) throw new Error(text);
  return body.id;
}
const changeDate = (id: string, method: string, path: string, body: object) =>
  editor.caller.send(method, `/api/admin/events/${id}/dates${path}`, JSON.stringify(body));
const move = (id: string, date: DateTime, to: DateTime) =>
  changeDate(id, 'PUT', '', { date: utc(date), startsAt: utc(to), endsAt: utc(to.plus({ hours: 1 })), note: 'A note' });
const cancel = (id: string, date: DateTime) => changeDate(id, 'POST', '/cancel', { date: utc(date) });
const add = (id: string, at: DateTime) =>
  changeDate(id, 'POST', '', { startsAt: utc(at), endsAt: utc(at.plus({ hours: 1 })) });

const addressOf = async (member: Member) =>
  new URL((await world.as(member).get<{ url: string }>('/api/calendar')).body.url).pathname;
const renew = async (member: Member) =>
  new URL((await world.as(member).post<{ url: string }>('/api/calendar/renew')).body.url).pathname;

async function read(member: Member) {
  const { status, text, headers } = await world.get(await addressOf(member));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const { calendar, entries, datesOf } = readCalendar(text);
  const of = (id: string) => entries.filter(({ uid }) => uid.startsWith(id));
  return { text, calendar, of, datesOf, ids: new Set(entries.map(({ uid }) => uid.split('@')[0])) };
}

describe('the calendar of a member', () => {
  it('has the local time of a circle for a year, across both clock changes, with its own zone rules', async () => {
    const id = await circle();
    const { datesOf, text } = await read(await world.member({ tier: 'seeker' }));
    expect(new Set(evenings.map(({ offset }) => offset)).size).toBe(2);
    expect(datesOf(id, year)).toEqual(evenings.map(utc));
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/New_York/);
    expect(text).toContain(`DTSTART;TZID=America/New_York:${next.toFormat("yyyyMMdd'T'HHmmss")}`);
  });

  it('contains moved, cancelled and added dates under a higher SEQUENCE', async () => {
    const id = await circle();
    const member = await world.member({ tier: 'seeker' });
    const [before] = (await read(member)).of(id);
    const [moved, added] = [next.plus({ days: 1, hours: 1 }), third.plus({ days: 2 })];
    await move(id, next, moved);
    await cancel(id, second);
    await add(id, added);
    const { of, datesOf, calendar } = await read(member);
    const expected = [moved, third, added, ...evenings.slice(3)].map(utc).sort();
    expect(datesOf(id, expected.length)).toEqual(expected);
    const [main, ...rest] = of(id);
    expect(Number(main?.sequence)).toBeGreaterThan(Number(before?.sequence));
    expect(rest.map(({ sequence }) => sequence)).toEqual(rest.map(() => main?.sequence));
    expect(main?.uid).toBe(before?.uid);
    expect(rest.find((entry) => entry.isRecurrenceException())?.description).toMatch(/^A note/);
    expect(calendar.getAllSubcomponents('vevent').some((entry) => entry.getFirstSubcomponent('valarm'))).toBe(false);

    await move(id, moved, next.plus({ days: 3 }));
    const [again] = (await read(member)).of(id);
    expect(Number(again?.sequence)).toBeGreaterThan(Number(main?.sequence));
  });

  it('gets a higher SEQUENCE and the same UID after each change of the event', async () => {
    const id = await circle();
    const member = await world.member({ tier: 'seeker' });
    const [before] = (await read(member)).of(id);
    for (const changed of [{ title: 'Another title' }, { description: 'Other words' }])
      expect((await editor.change('events', id, changed)).status).toBe(200);
    const [after] = (await read(member)).of(id);
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBe(Number(before?.sequence) + 2);
    expect(after?.summary).toBe('Another title');
    await editor.change('events', id, { title: 'Another title' });
    expect((await read(member)).of(id)[0]?.sequence).toBe(after?.sequence);
  });

  it('shows a single date of an event as moved, then as cancelled', async () => {
    const id = await circle({ recurrence: null });
    const member = await world.member({ tier: 'seeker' });
    const moved = next.plus({ days: 1 });
    await move(id, next, moved);
    const [entry, ...others] = (await read(member)).of(id);
    expect([(await read(member)).datesOf(id, 2), entry?.isRecurring(), others]).toEqual([[utc(moved)], false, []]);
    await cancel(id, moved);
    const [gone] = (await read(member)).of(id);
    expect(gone?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('contains the events of the current tier, with links to our pages and no meeting link', async () => {
    const ids = {
      free: await circle({ visibilityTier: 'free' }),
      creator: await circle({ visibilityTier: 'creator' }),
      past: await circle({
        ...{ visibilityTier: 'free', recurrence: null },
        ...{ startsAt: utc(next.minus({ months: 6 })), endsAt: utc(next.minus({ months: 6 }).plus({ hours: 1 })) },
      }),
    };
    const [free, creator] = [await world.member(), await world.member({ tier: 'creator' })];
    const heldFor = async (member: Member) => {
      const { ids: found } = await read(member);
      return Object.entries(ids).flatMap(([name, id]) => (found.has(id) ? name : []));
    };
    expect(await heldFor(free)).toEqual(['free']);
    expect(await heldFor(creator)).toEqual(['free', 'creator']);
    await world.sql('delete from membership_grant where user_id = $1', [creator.id]);
    expect(await heldFor(creator)).toEqual(['free']);
    const { text, of } = await read(free);
    expect(text).not.toContain('meet.example');
    expect(of(ids.free)[0]?.description).toMatch(new RegExp(`^${world.url}/events/circle-`));
  });

  it('leaves out only the event whose rule is invalid', async () => {
    const [broken, whole] = [await circle(), await circle()];
    await world.sql(`update events set recurrence = 'every now and then' where id = $1`, [broken]);
    const { ids } = await read(await world.member({ tier: 'seeker' }));
    expect([ids.has(broken), ids.has(whole)]).toEqual([false, true]);
  });
});

describe('the calendar URL', () => {
  const ask = async (path: string) => {
    const { status, body } = await world.get<{ code: string }>(path);
    return status === 200 ? status : [status, body.code];
  };
  const refused = [404, 'live-events.no-such-calendar'];

  it('stays the same until the member renews it; then the previous URL returns 404', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const [address, another] = [await addressOf(member), await addressOf(other)];
    expect(await addressOf(member)).toBe(address);
    expect(another).not.toBe(address);
    const renewed = await renew(member);
    expect(await addressOf(member)).toBe(renewed);
    expect([await ask(address), await ask(renewed), await ask(another)]).toEqual([refused, 200, 200]);
  });

  it('is created once when many pages request it at the same time', async () => {
    const member = await world.member();
    const all = await Promise.all(Array.from({ length: 10 }, () => addressOf(member)));
    expect(new Set(all).size).toBe(1);
  });

  it('forbids shared caches, and returns 304 for a known ETag', async () => {
    const address = await addressOf(await world.member());
    const { headers } = await world.get(address);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const unchanged = await fetch(world.url + address, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(unchanged.status).toBe(304);
  });

  it('cannot be made from the row in the database', async () => {
    const member = await world.member();
    const address = await addressOf(member);
    const [row] = await world.sql<{ nonce: string }>('select nonce from calendar_url where user_id = $1', [member.id]);
    const nonce = Buffer.from(row!.nonce.replaceAll('-', ''), 'hex');
    const forged = Buffer.concat([nonce, Buffer.alloc(16)]).toString('base64url');
    for (const token of [forged, nonce.toString('base64url'), row!.nonce, member.id, 'x', 'A'.repeat(43)])
      expect(await ask(`/calendar/${token}.ics`)).toEqual(refused);
    expect(address).not.toContain(row!.nonce);
    expect(await ask(address)).toBe(200);
  });

  it('returns 404 once its owner is deleted', async () => {
    const member = await world.member();
    const address = await addressOf(member);
    await world.sql('delete from users where id = $1', [member.id]);
    expect(await ask(address)).toEqual(refused);
  });

  it('returns 404 while its owner is banned', async () => {
    const member = await world.member();
    const address = await addressOf(member);
    const ban = (until: string) =>
      world.sql(`update users set banned_until = now() + $2::interval where id = $1`, [member.id, until]);
    await ban('1 hour');
    expect(await ask(address)).toEqual(refused);
    await ban('-1 hour');
    expect(await ask(address)).toBe(200);
  });

  it('requires sign-in', async () => {
    expect((await world.get('/api/calendar')).status).toBe(401);
    expect((await world.post('/api/calendar/renew')).status).toBe(401);
  });
});
