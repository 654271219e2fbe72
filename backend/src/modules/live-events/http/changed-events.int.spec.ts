import { DateTime } from 'luxon';
import { Editor } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';
import type { CirclesView } from '../use-cases/dates/circles.view.ts';
import { SendReminders } from '../use-cases/reminders/send-reminders.ts';

const hourMs = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();
const timesFrom = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });

describe('an event that staff change in its form', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  async function event(values: object): Promise<{ id: string; title: string }> {
    const slug = editor.slug('workshop');
    const { body, status } = await editor.create('events', {
      title: slug,
      slug,
      zoomLink: 'https://meet.example/room',
      ...values,
    });
    expect(status).toBe(201);
    return { id: body.id, title: slug };
  }
  const person = () => world.member({ tier: 'seeker', emailConfirmed: true });
  const come = (member: Member, id: string, startsAt?: string) =>
    world.as(member).put(`/api/events/${id}/rsvp`, { startsAt });
  const datesOf = async (member: Member, id: string) =>
    (await world.as(member).get<CirclesView>(`/api/events/${id}/dates`)).body.items;
  const subjects = async ({ email }: Member, title: string) =>
    (await world.mail.sentTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes(title));
  const textTo = async ({ email }: Member) => (await world.mail.sentTo(email)).at(-1)?.text.replace(/\s+/g, ' ');
  const holdMailsBack = () =>
    world.sql(
      `insert into mail_pace values ('letters', now() + make_interval(secs => $1))
       on conflict (id) do update set next_at = excluded.next_at`,
      [2 * world.timeoutFactor],
    );
  const notices = async (member: Member) =>
    (await world.as(member).get<{ items: { title: string; text: string }[] }>('/api/notifications')).body.items;

  it('keeps its attendees, who are notified of each new time', async () => {
    const { id, title } = await event(timesFrom(72));
    const [member, stranger] = [await person(), await person()];
    await come(member, id, inHours(72));
    for (const hours of [96, 72, 96]) {
      await editor.change('events', id, timesFrom(hours));
      await world.settle();
      expect(await datesOf(member, id)).toMatchObject([{ startsAt: inHours(hours), answer: 'coming', coming: 1 }]);
    }
    const said = `${title} has a new time`;
    expect(await subjects(member, title)).toEqual([said, said, said]);
    expect((await notices(member)).map(({ text }) => text)).toEqual(Array(3).fill('has a new time'));
    expect(await subjects(stranger, title)).toEqual([]);
    // The new time is within a day, so the email about the change replaces the reminder.
    await editor.change('events', id, timesFrom(5));
    await world.app.get(SendReminders, { strict: false }).send();
    await world.settle();
    expect((await subjects(member, title)).slice(3)).toEqual([said]);
    await editor.change('events', id, { description: 'Bring a blanket' });
    await world.settle();
    expect(await subjects(member, title)).toHaveLength(4);
    for (const hours of [30, 50]) await editor.change('events', id, timesFrom(hours));
    await world.settle();
    expect(await datesOf(member, id)).toMatchObject([{ startsAt: inHours(50), answer: 'coming' }]);
  });

  it('stays cancelled when its time changes, and cannot take the time of another of its dates', async () => {
    const { id, title } = await event(timesFrom(72));
    const member = await person();
    await come(member, id, inHours(72));
    const dates = `/api/admin/events/${id}/dates`;
    await editor.caller.post(`${dates}/cancel`, { date: inHours(72) });
    await world.settle();
    await editor.caller.post(dates, timesFrom(120));
    const taken = await editor.change('events', id, timesFrom(120));
    expect([taken.status, taken.body]).toEqual([409, expect.objectContaining({ code: 'content.date-exists' })]);
    await editor.change('events', id, timesFrom(96));
    await world.settle();
    expect((await datesOf(member, id))[0]).toMatchObject({ startsAt: inHours(96), isCancelled: true });
    expect(await subjects(member, title)).toEqual([`${title} is cancelled`]);
  });

  it('becomes a new date when the old one is over, without attendees and attendance', async () => {
    const { id, title } = await event(timesFrom(-2));
    const [member, helper] = [await person(), await world.member({ roles: ['support'] })];
    await world.as(helper).put(`/api/admin/events/${id}/attendance`, {
      ...{ startsAt: inHours(-2), userId: member.id, isPresent: true },
    });
    await editor.change('events', id, timesFrom(72));
    await world.settle();
    expect((await datesOf(member, id))[0]).toMatchObject({ startsAt: inHours(72), coming: 0, present: 0 });
    expect(await subjects(member, title)).toEqual([]);
  });

  it('notifies each attendee once and deletes the RSVPs when it is removed', async () => {
    const { id, title } = await event({ ...timesFrom(72), recurrence: 'FREQ=WEEKLY' });
    const [once, always, left] = [await person(), await person(), await person()];
    await come(once, id, inHours(72 + 7 * 24));
    for (const member of [always, left]) await come(member, id);
    await world.as(left).send('DELETE', `/api/events/${id}/rsvp`);
    expect((await editor.caller.send('DELETE', `/api/admin/events/${id}`)).status).toBe(204);
    await world.settle();
    for (const member of [once, always]) {
      expect(await subjects(member, title)).toEqual([`${title} is cancelled`]);
      expect(await notices(member)).toMatchObject([{ title, text: 'is cancelled', path: '/events' }]);
    }
    expect(await subjects(left, title)).toEqual([]);
    expect(await world.sql('select 1 from rsvp where event_id = $1', [id])).toEqual([]);
  });

  describe('with a series that gets another rule', () => {
    const zone = 'America/New_York';
    const first = DateTime.now().setZone(zone).plus({ weeks: 1 }).startOf('week').plus({ days: 2, hours: 19 });
    const at = (shift: object, from = first) => String(from.plus(shift).toUTC().toISO());
    const times = (shift: object) => ({ startsAt: at(shift), endsAt: at(shift, first.plus({ hours: 1 })) });
    const series = (values: object = {}) => event({ ...times({}), zone, recurrence: 'FREQ=WEEKLY', ...values });
    const answers = async (member: Member, id: string) =>
      (await datesOf(member, id)).slice(0, 3).map(({ startsAt, answer }) => [startsAt, answer]);
    const sequence = async (title: string) =>
      Number(/SEQUENCE:(\d+)/.exec((await world.get(`/events/${title}.ics`)).text)?.[1]);
    const toThursdays = (id: string) => editor.change('events', id, times({ days: 1 }));

    it('moves each RSVP to the date of its week and notifies each attendee once', async () => {
      const { id, title } = await series();
      const [once, always, left] = [await person(), await person(), await person()];
      for (const member of [always, left]) await come(member, id);
      for (const member of [once, always]) await come(member, id, at({ weeks: 1 }));
      await world.as(left).send('DELETE', `/api/events/${id}/rsvp?startsAt=${at({})}`);
      const before = await sequence(title);
      await toThursdays(id);
      await world.settle();
      const [thursday, next, third] = [at({ days: 1 }), at({ days: 8 }), at({ days: 15 })];
      const is = (...said: (string | null)[]) => [thursday, next, third].map((date, index) => [date, said[index]]);
      expect(await answers(once, id)).toEqual(is(null, 'coming', null));
      expect(await answers(always, id)).toEqual(is('coming', 'coming', 'coming'));
      expect(await answers(left, id)).toEqual(is(null, 'coming', 'coming'));
      expect(await subjects(once, title)).toEqual([`${title} has a new time`]);
      for (const member of [always, left]) {
        expect(await subjects(member, title)).toEqual([`${title} has new dates`]);
        expect((await notices(member)).map(({ text }) => text)).toEqual(['has new dates']);
        expect(await textTo(member)).toMatch(/It was planned for Wednesday .+ The next date is Thursday /);
      }
      expect(await sequence(title)).toBeGreaterThan(before);
    });

    it('notifies attendees of a removed date and moves them to no other date', async () => {
      const { id, title } = await series();
      const [kept, ended, always] = [await person(), await person(), await person()];
      await come(kept, id, at({ weeks: 2 }));
      await come(ended, id, at({ weeks: 1 }));
      await come(always, id);
      await editor.change('events', id, { recurrence: 'FREQ=WEEKLY;INTERVAL=2' });
      await world.settle();
      expect(await answers(kept, id)).toEqual([0, 2, 4].map((weeks) => [at({ weeks }), weeks === 2 ? 'coming' : null]));
      expect((await answers(ended, id)).map(([, answer]) => answer)).toEqual([null, null, null]);
      expect([await subjects(kept, title), await subjects(ended, title), await subjects(always, title)]).toEqual([
        ...[[], [`${title} is cancelled`], [`${title} has new dates`]],
      ]);
      expect(await textTo(always)).toContain('Some dates have changed. The next date is Wednesday ');
      await editor.change('events', id, { recurrence: 'FREQ=WEEKLY' });
      await world.settle();
      expect((await answers(ended, id)).map(([, answer]) => answer)).toEqual([null, null, null]);
    });

    it('keeps a cancelled date cancelled and a moved date where it was moved', async () => {
      const { id, title } = await series();
      const member = await person();
      for (const weeks of [0, 1]) await come(member, id, at({ weeks }));
      const dates = `/api/admin/events/${id}/dates`;
      const moved = { startsAt: at({ days: 10 }), endsAt: at({ days: 10, hours: 2 }), note: 'In the garden' };
      await editor.caller.post(`${dates}/cancel`, { date: at({}) });
      await editor.caller.put(dates, { date: at({ weeks: 1 }), ...moved });
      await world.settle();
      const told = await subjects(member, title);
      const before = await sequence(title);
      await toThursdays(id);
      await world.settle();
      expect((await datesOf(member, id)).slice(0, 3)).toMatchObject([
        { startsAt: at({ days: 1 }), isCancelled: true },
        { ...moved, isCancelled: false, answer: 'coming' },
        { startsAt: at({ days: 15 }), answer: null },
      ]);
      expect([told.length, await subjects(member, title)]).toEqual([2, told]);
      expect(await sequence(title)).toBeGreaterThan(before);
    });

    it('keeps the number of attendees within the capacity when RSVPs move to a date that has some', async () => {
      const { id } = await series({ capacity: 1 });
      const [first, second] = [await person(), await person()];
      await come(first, id, at({}));
      await world.sql(
        `insert into rsvp (id, event_id, user_id, known_as, state, answered_at)
         values (gen_random_uuid(), $1, $2, $3, 'coming', now())`,
        [id, second.id, at({ days: 1 })],
      );
      await toThursdays(id);
      await world.settle();
      const said = async (member: Member) => (await answers(member, id))[0];
      expect([await said(first), await said(second)]).toEqual([
        [at({ days: 1 }), 'coming'],
        [at({ days: 1 }), 'waiting'],
      ]);
    });

    it.each([
      ['', {}],
      [' when a date was moved', { hours: 1 }],
    ])('keeps past dates with their attendance%s', async (_, later) => {
      const { id } = await series(times({ weeks: -3 }));
      const [member, helper] = [await person(), await world.member({ roles: ['support'] })];
      const held = at({ weeks: -2, ...later });
      if (held !== at({ weeks: -2 }))
        await world.sql(
          `insert into event_dates (id, event_id, original_start, known_as, starts_at, ends_at, sequence, updated_at)
           values (gen_random_uuid(), $1, $2, $2, $3, $4, 1, now())`,
          [id, at({ weeks: -2 }), held, at({ weeks: -2, hours: 2 })],
        );
      const attendance = `/api/admin/events/${id}/attendance`;
      await world.as(helper).put(attendance, { startsAt: held, userId: member.id, isPresent: true });
      const presentAt = async (startsAt: string) =>
        (await world.as(helper).get<{ items?: object[] }>(`${attendance}?startsAt=${startsAt}`)).body.items;
      for (const shift of [{ days: 1 }, { weeks: -3 }, { weeks: -3, days: 1 }, { weeks: -3 }, { days: 1 }]) {
        expect((await editor.change('events', id, times(shift))).status).toBe(200);
        await world.settle();
        expect(await presentAt(held)).toMatchObject([{ userId: member.id }]);
        expect(await presentAt(at({ weeks: -2, days: 1 }))).toBeUndefined();
      }
    });

    it('applies the last of two changes at once, which may leave a single date', async () => {
      const { id, title } = await series();
      const [member, later, always] = [await person(), await person(), await person()];
      await come(member, id, at({}));
      await come(later, id, at({ weeks: 3 }));
      await come(always, id);
      await holdMailsBack();
      await toThursdays(id);
      await editor.change('events', id, { ...times({ days: 2 }), recurrence: null });
      await world.settle();
      expect(await answers(member, id)).toEqual([[at({ days: 2 }), 'coming']]);
      expect(await answers(always, id)).toEqual([[at({ days: 2 }), 'coming']]);
      expect([await subjects(member, title), await subjects(later, title), await subjects(always, title)]).toEqual([
        ...[[`${title} has a new time`], [`${title} is cancelled`], [`${title} has new dates`]],
      ]);
    });
  });

  describe('within seconds, before the emails are sent', () => {
    const told = async (changes: (change: typeof staff, id: string) => Promise<unknown>) => {
      const { id, title } = await event(timesFrom(72));
      const member = await person();
      await come(member, id, inHours(72));
      await holdMailsBack();
      await changes(staff, id);
      await world.settle();
      return (await subjects(member, title)).map((subject) => subject.slice(title.length + 1));
    };
    const staff = (method: string, id: string, path: string, body: object) =>
      editor.caller.send(method, `/api/admin/events/${id}/dates${path}`, JSON.stringify(body));

    it.each<[string, string[], (change: typeof staff, id: string) => Promise<unknown>]>([
      [
        'cancelled and gets a new time in its form',
        ['is cancelled'],
        async (change, id) => {
          await change('POST', id, '/cancel', { date: inHours(72) });
          await editor.change('events', id, timesFrom(96));
        },
      ],
      [
        'cancelled, then moved',
        ['is cancelled'],
        async (change, id) => {
          await change('POST', id, '/cancel', { date: inHours(72) });
          await change('PUT', id, '', { date: inHours(72), ...timesFrom(96) });
        },
      ],
      [
        'moved, then gets a note',
        ['has a new time'],
        async (change, id) => {
          await change('PUT', id, '', { date: inHours(72), ...timesFrom(96) });
          await change('PUT', id, '', { date: inHours(96), ...timesFrom(96), note: 'In the hall' });
        },
      ],
      [
        'cancelled, restored, then moved',
        ['has a new time'],
        async (change, id) => {
          await change('POST', id, '/cancel', { date: inHours(72) });
          await change('POST', id, '/restore', { date: inHours(72) });
          await change('PUT', id, '', { date: inHours(72), ...timesFrom(96) });
        },
      ],
      [
        'moved, then cancelled',
        ['is cancelled', 'is cancelled'],
        async (change, id) => {
          await change('PUT', id, '', { date: inHours(72), ...timesFrom(96) });
          await change('POST', id, '/cancel', { date: inHours(96) });
        },
      ],
    ])('sends only emails that are still true when the date is %s', async (_, expected, changes) => {
      expect(await told(changes)).toEqual(expected);
    });
  });
});
