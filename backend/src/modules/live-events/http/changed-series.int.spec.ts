import { DateTime } from 'luxon';
import { createChangedEventSteps } from '#test/makers/changed-events.ts';
import { Editor } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';

describe('an event that staff change in its form', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { event, person, come, datesOf, subjects, textTo, holdMailsBack, notices } = createChangedEventSteps(
    () => world,
    () => editor,
  );

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
      const sent = await subjects(member, title);
      const before = await sequence(title);
      await toThursdays(id);
      await world.settle();
      expect((await datesOf(member, id)).slice(0, 3)).toMatchObject([
        { startsAt: at({ days: 1 }), isCancelled: true },
        { ...moved, isCancelled: false, answer: 'coming' },
        { startsAt: at({ days: 15 }), answer: null },
      ]);
      expect([sent.length, await subjects(member, title)]).toEqual([2, sent]);
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
});
