import { DateTime } from 'luxon';
import { createCircleSteps, minuteMs, meetingUrl, circleTimeZone } from '#test/makers/circles.ts';
import { Editor } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';
import type { CirclesView } from '../use-cases/dates/circles.view.ts';

interface Problem {
  code: string;
  opensAt?: string;
}

describe('circles', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { person, untilBefore, circle, join, come, leave, datesOf, staff, aboutCircles } = createCircleSteps(
    () => world,
    () => editor,
  );

  describe('joining', () => {
    it('is possible from ten minutes before the start to the end, and counts each member once', async () => {
      const { id, slug, dates } = await circle();
      const [startsAt = ''] = dates;
      const [member, other] = [await person(), await person()];
      const early = await join<Problem>(member, id, startsAt);
      const opensAt = new Date(Date.parse(startsAt) - 10 * minuteMs).toISOString();
      expect([early.status, early.body]).toEqual([
        409,
        expect.objectContaining({ code: 'live-events.not-open', opensAt }),
      ]);

      await untilBefore(startsAt, 11);
      expect((await join<Problem>(member, id, startsAt)).body.code).toBe('live-events.not-open');
      await untilBefore(startsAt, 10);
      expect(await join(member, id, startsAt)).toMatchObject({ status: 200, body: { url: meetingUrl } });
      await Promise.all([join(member, id, startsAt), join(member, id, startsAt), join(other, id, startsAt)]);
      expect((await datesOf(member, id))[0]).toMatchObject({ present: 2, wasThere: true });

      await untilBefore(startsAt, -75);
      expect((await join<Problem>(member, id, startsAt)).body.code).toBe('live-events.ended');
      const { body } = await world.as(member).get<CirclesView>('/api/circles');
      expect(body.items.filter((item) => item.slug === slug).map((item) => item.startsAt)).toEqual([
        dates[1],
        startsAt,
      ]);
      const home = await world.as(member).get<{ circle: object }>('/api/members/dashboard');
      expect(home.body.circle).toMatchObject({ startsAt, wasThere: true });
    });

    it('shows the open circle with an RSVP first, else the one that began last', async () => {
      const first = await circle({}, 4);
      const startsAt = first.dates[0] ?? '';
      const later = DateTime.fromISO(startsAt).plus({ minutes: 30 });
      const second = await circle({ startsAt: later.toISO(), endsAt: later.plus({ hours: 1 }).toISO() }, 4);
      const [said, silent] = [await person(), await person()];
      await come(said, first.id, startsAt);
      await untilBefore(startsAt, -35);
      const shown = async (member: Member) =>
        (await world.as(member).get<{ circle: { eventId: string } }>('/api/members/dashboard')).body.circle.eventId;
      expect([await shown(said), await shown(silent)]).toEqual([first.id, second.id]);
      await untilBefore(startsAt, -200);
    });

    it.each([
      ['a year ahead', { weeks: 52 }, 409, 'live-events.not-open'],
      ['three years ahead', { weeks: 52 * 3 }, 404, 'content.no-such-date'],
      ['at another time', { minutes: 5 }, 404, 'content.no-such-date'],
    ])('is rejected for a date %s', async (_, later, status, code) => {
      const { id, dates } = await circle();
      const at = DateTime.fromISO(dates[0] ?? '', { zone: circleTimeZone }).plus(later);
      const answer = await join<Problem>(await person(), id, String(at.toUTC().toISO()));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('is rejected below the tier, for a cancelled or unknown date, and without a meeting link', async () => {
      const { id, dates } = await circle({ visibilityTier: 'creator' });
      const [startsAt = ''] = dates;
      const [creator, seeker] = [await person('creator'), await person()];
      await untilBefore(startsAt, 5);
      const below = await join<Problem>(seeker, id, startsAt);
      expect([below.status, below.body.code]).toEqual([403, 'membership.tier']);
      expect(below.text).not.toContain(meetingUrl);
      expect((await join<Problem>(creator, crypto.randomUUID(), startsAt)).status).toBe(404);
      expect((await join<Problem>(creator, 'x', startsAt)).status).toBe(404);
      expect((await join<Problem>(creator, id, 'now')).status).toBe(400);
      expect((await world.post(`/api/events/${id}/join`, { startsAt })).status).toBe(401);
      await editor.change('events', id, { zoomLink: null });
      expect((await join<Problem>(creator, id, startsAt)).body.code).toBe('live-events.no-room');
      await staff('POST', id, '/cancel', { date: startsAt });
      expect((await join<Problem>(creator, id, startsAt)).body.code).toBe('live-events.cancelled');
    });

    it('returns the meeting link of the date when it has its own', async () => {
      const { id, dates } = await circle();
      const startsAt = new Date(Date.parse(dates[0] ?? '') + 20 * minuteMs).toISOString();
      const endsAt = new Date(Date.parse(startsAt) + 60 * minuteMs).toISOString();
      await staff('PUT', id, '', { date: dates[0], startsAt, endsAt, room: 'https://meet.example/own' });
      await untilBefore(startsAt, 9);
      const member = await person();
      expect((await join<Problem>(member, id, dates[0])).status).toBe(404);
      expect((await join(member, id, startsAt)).body.url).toBe('https://meet.example/own');
      expect((await world.as(member).get(`/api/events/${id}/dates`)).text).not.toContain('meet.example');
    });

    it('is recorded by staff with an audit log entry for a member who attended in another way', async () => {
      const { id, dates } = await circle();
      const [member, helper] = [await person(), await world.member({ roles: ['support'] })];
      const correct = (isPresent: boolean, userId = member.id) =>
        world.as(helper).put<{ items: object[] }>(`/api/admin/events/${id}/attendance`, {
          ...{ startsAt: dates[0], userId, isPresent },
        });
      expect((await correct(true)).status).toBe(409);
      await untilBefore(dates[0] ?? '', 5);
      const pressed = await Promise.all([correct(true), correct(true), correct(true)]);
      expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(pressed[0].body.items).toMatchObject([{ userId: member.id, recordedBy: helper.id }]);
      expect((await datesOf(member, id))[0]).toMatchObject({ present: 1, wasThere: true });
      expect((await correct(false)).body.items).toEqual([]);
      expect((await correct(true, crypto.randomUUID())).status).toBe(404);
      const entries = await world.sql(
        `select 1 from audit_log where action = 'live-events.attendance-corrected' and subject_id = $1`,
        [member.id],
      );
      expect(entries).toHaveLength(2);
    });
  });

  describe('an RSVP', () => {
    it('is given for one date or for all dates, and cancelled', async () => {
      const { id, dates } = await circle();
      const member = await person();
      const answers = async () => (await datesOf(member, id)).slice(0, 3).map(({ answer, coming }) => [answer, coming]);
      await come(member, id, dates[1]);
      await come(member, id, dates[1]);
      expect(await answers()).toEqual([
        [null, 0],
        ['coming', 1],
        [null, 0],
      ]);
      await come(member, id);
      expect(await answers()).toEqual([
        ['coming', 1],
        ['coming', 1],
        ['coming', 1],
      ]);
      await leave(member, id, dates[0]);
      await leave(member, id, dates[0]);
      expect(await answers()).toEqual([
        [null, 0],
        ['coming', 1],
        ['coming', 1],
      ]);
      await come(member, id, dates[0]);
      await leave(member, id);
      expect(await answers()).toEqual([
        ['coming', 1],
        ['coming', 1],
        [null, 0],
      ]);
    });

    it('requires the tier of the event, and a date that is not cancelled or over', async () => {
      const { id, dates } = await circle({ visibilityTier: 'creator' });
      const [seeker, creator] = [await person(), await person('creator')];
      await staff('POST', id, '/cancel', { date: dates[0] });
      const code = async (answer: Promise<{ body: Problem }>) => (await answer).body.code;
      expect(await code(come<Problem>(seeker, id, dates[1]))).toBe('membership.tier');
      expect(await code(come<Problem>(creator, id, dates[0]))).toBe('live-events.cancelled');
      expect((await come<Problem>(creator, id, 'soon')).status).toBe(400);
      await untilBefore(dates[1] ?? '', -80);
      expect(await code(come<Problem>(creator, id, dates[1]))).toBe('live-events.ended');
      const always = await person('creator');
      await come(always, id);
      await editor.change('events', id, { recurrence: 'FREQ=WEEKLY;COUNT=2' });
      expect(await code(come<Problem>(creator, id))).toBe('live-events.no-further-date');
      expect((await come(always, id)).status).toBe(200);
    });

    it('gives the last place once to 100 concurrent members; the others wait and are promoted in order', async () => {
      const { id, dates } = await circle({ capacity: 2 });
      const [startsAt = ''] = dates;
      const first = await person();
      expect((await come<Problem>(first, id)).body.code).toBe('live-events.answer-each-date');
      await come(first, id, startsAt);
      const many = await Promise.all(Array.from({ length: 100 }, () => person()));
      await Promise.all(many.map((member) => come(member, id, startsAt)));
      const states = await world.sql<{ userId: string; state: string }>(
        'select user_id as "userId", state from rsvp where event_id = $1 order by answered_at, id',
        [id],
      );
      expect(states.filter(({ state }) => state === 'coming')).toHaveLength(2);
      expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(99);
      expect((await datesOf(first, id))[0]).toMatchObject({ coming: 2, placesLeft: 0, answer: 'coming' });

      const [next, , later] = states.filter(({ state }) => state === 'waiting');
      const memberOf = (row: { userId: string } | undefined) => many.find((one) => one.id === row?.userId) as Member;
      await leave(first, id, startsAt);
      expect((await datesOf(memberOf(next), id))[0]?.answer).toBe('coming');
      await world.settle();
      expect(await aboutCircles(memberOf(next))).toEqual([expect.stringMatching(/^You have a place: Circle/)]);
      expect((await datesOf(memberOf(later), id))[0]?.answer).toBe('waiting');
      await editor.change('events', id, { capacity: 4 });
      await world.settle();
      expect((await datesOf(memberOf(later), id))[0]).toMatchObject({ answer: 'coming', coming: 4, placesLeft: 0 });
    });
  });

  it('are in the export of an attendee, and are deleted with the account, whose place goes to the waitlist', async () => {
    const { id, dates } = await circle({ capacity: 1 });
    const [member, next] = [await person(), await person()];
    for (const one of [member, next]) await come(one, id, dates[0]);
    await untilBefore(dates[0] ?? '', 5);
    await join(member, id, dates[0]);
    const { body } = await world.as(member).get<{ liveEvents: object }>('/api/account/export');
    expect(body.liveEvents).toMatchObject({
      attendance: [{ eventId: id, date: dates[0] }],
      answers: [{ eventId: id, state: 'coming' }],
    });
    const admin = world.as(await world.member({ roles: ['admin'] }));
    expect((await admin.send('DELETE', `/api/auth/admin/users/${member.id}`)).status).toBe(200);
    await world.settle();
    for (const table of ['attendance', 'rsvp', 'reminder'])
      expect(await world.sql(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
    expect((await datesOf(next, id))[0]?.answer).toBe('coming');
  });
});
