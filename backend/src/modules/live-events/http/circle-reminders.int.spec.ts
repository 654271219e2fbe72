import { DateTime } from 'luxon';
import { createCircleSteps, minuteMs, circleTimeZone } from '#test/makers/circles.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

describe('circles', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { person, now, untilBefore, circle, come, leave, staff, remind, aboutCircles } = createCircleSteps(
    () => world,
    () => editor,
  );

  describe('a reminder', () => {
    it('is sent once a day and once an hour before, with a link to our page', async () => {
      const { id, slug, dates } = await circle();
      const [startsAt = ''] = dates;
      const [member, otherMember] = [await person(), await person()];
      await come(member, id);
      await untilBefore(startsAt, 24 * 60 + 1);
      await remind();
      expect(await aboutCircles(member)).toEqual([]);
      await untilBefore(startsAt, 24 * 60);
      await Promise.all([remind(), remind()]);
      await remind();
      expect(await aboutCircles(member)).toEqual([`Circle ${slug} begins in a day`]);
      const late = await person();
      await come(late, id, startsAt);
      await remind();
      expect(await aboutCircles(late)).toEqual([]);
      await untilBefore(startsAt, 60);
      await remind();
      await remind();
      expect(await aboutCircles(member)).toEqual([
        `Circle ${slug} begins in a day`,
        `Circle ${slug} begins in an hour`,
      ]);
      expect(await aboutCircles(late)).toEqual([`Circle ${slug} begins in an hour`]);
      expect(await aboutCircles(otherMember)).toEqual([]);
      const [mail] = await world.mail.sentTo(late.email).then((mails) => mails.slice(-1));
      expect(mail?.text).toContain(`/events/${slug}`);
      expect(`${mail?.html}${mail?.text}`).not.toContain('meet.example');
      expect(mail?.text.replace(/\s+/g, ' ')).toContain('7:00 PM in New York');
    });

    it('is not sent a day before when the member got a place within that day', async () => {
      const { id, slug, dates } = await circle({ capacity: 1 });
      const [startsAt = ''] = dates;
      const [first, next] = [await person(), await person()];
      for (const member of [first, next]) await come(member, id, startsAt);
      await untilBefore(startsAt, 23 * 60);
      await leave(first, id, startsAt);
      await remind();
      expect(await aboutCircles(next)).toEqual([`You have a place: Circle ${slug}`]);
      await untilBefore(startsAt, 60);
      await remind();
      expect((await aboutCircles(next)).slice(1)).toEqual([`Circle ${slug} begins in an hour`]);
    });

    it('is in the product only while the email is not confirmed', async () => {
      const { id, dates } = await circle();
      const member = await world.member({ tier: 'seeker' });
      await come(member, id, dates[0]);
      await untilBefore(dates[0] ?? '', 50);
      await remind();
      expect(await aboutCircles(member)).toEqual([]);
      const { body } = await world.as(member).get<{ items: { text: string }[] }>('/api/notifications');
      expect(body.items.map(({ text }) => text)).toEqual(['begins in an hour']);
    });

    it('is sent for the new time of a moved date, not for a cancelled one; both changes are notified', async () => {
      const { id, slug, dates } = await circle();
      const [startsAt = '', second = ''] = dates;
      const member = await person();
      await come(member, id);
      await untilBefore(startsAt, 23 * 60);
      await remind();
      const moved = new Date(Date.parse(startsAt) + 2 * 24 * 60 * minuteMs).toISOString();
      const endsAt = new Date(Date.parse(moved) + 60 * minuteMs).toISOString();
      await staff('PUT', id, '', { date: startsAt, startsAt: moved, endsAt, note: 'The hall is closed' });
      await world.settle();
      await remind();
      const soFar = [`Circle ${slug} begins in a day`, `Circle ${slug} has a new time`];
      expect(await aboutCircles(member)).toEqual(soFar);
      await untilBefore(moved, 24 * 60);
      await remind();
      expect(await aboutCircles(member)).toEqual([...soFar, `Circle ${slug} begins in a day`]);
      const again = new Date(Date.parse(moved) + 60 * minuteMs).toISOString();
      await staff('PUT', id, '', {
        date: moved,
        startsAt: again,
        endsAt: new Date(Date.parse(again) + 3_600_000).toISOString(),
      });
      await remind();
      expect((await aboutCircles(member)).slice(3)).toEqual([`Circle ${slug} has a new time`]);

      await staff('POST', id, '/cancel', { date: second });
      await world.settle();
      await untilBefore(second, 30);
      await remind();
      expect((await aboutCircles(member)).slice(4)).toEqual([`Circle ${slug} is cancelled`]);
    });

    it('is not sent when the member cancelled or their tier no longer includes the event', async () => {
      const { id, dates } = await circle();
      const [left, lapsed] = [await person(), await person()];
      for (const member of [left, lapsed]) await come(member, id);
      await leave(left, id, dates[0]);
      await world.sql('delete from membership_grant where user_id = $1', [lapsed.id]);
      await untilBefore(dates[0] ?? '', 50);
      await remind();
      for (const member of [left, lapsed]) {
        expect(await aboutCircles(member)).toEqual([]);
        expect((await world.as(member).get<{ items: object[] }>('/api/notifications')).body.items).toEqual([]);
      }
    });

    it('is sent at the same New York time when the clocks change', async () => {
      const sunday = DateTime.fromMillis(now(), { zone: circleTimeZone }).plus({ years: 1 }).set({ month: 11, day: 1 });
      const change = sunday.plus({ days: (7 - sunday.weekday) % 7 }).startOf('day');
      const days = Math.round(
        change.diff(DateTime.fromMillis(now(), { zone: circleTimeZone }).startOf('day')).as('days'),
      );
      const { id, slug, dates } = await circle({}, days - 7);
      const startsAt = dates[1] ?? '';
      expect(DateTime.fromISO(startsAt, { zone: circleTimeZone }).toFormat('HH:mm ccc')).toBe('19:00 Sun');
      const member = await person();
      await come(member, id, startsAt);
      await untilBefore(startsAt, 24 * 60 + 1);
      await remind();
      expect(await aboutCircles(member)).toEqual([]);
      await untilBefore(startsAt, 24 * 60);
      await remind();
      expect(await aboutCircles(member)).toEqual([`Circle ${slug} begins in a day`]);
    });
  });
});
