import { createChangedEventSteps } from '#test/makers/changed-events.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { SendReminders } from '../use-cases/reminders/send-reminders.ts';

const hourMs = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();
const timesFrom = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });
describe('an event that staff change in its form', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { event, person, come, datesOf, subjects, holdMailsBack, notices } = createChangedEventSteps(
    () => world,
    () => editor,
  );

  it('keeps its attendees, who are notified of each new time', async () => {
    const { id, title } = await event(timesFrom(72));
    const [member, otherMember] = [await person(), await person()];
    await come(member, id, inHours(72));
    for (const hours of [96, 72, 96]) {
      await editor.change('events', id, timesFrom(hours));
      await world.settle();
      expect(await datesOf(member, id)).toMatchObject([{ startsAt: inHours(hours), answer: 'coming', coming: 1 }]);
    }
    const said = `${title} has a new time`;
    expect(await subjects(member, title)).toEqual([said, said, said]);
    expect((await notices(member)).map(({ text }) => text)).toEqual(Array(3).fill('has a new time'));
    expect(await subjects(otherMember, title)).toEqual([]);
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

  it('counts each member once that its removal notifies, also together with other events', async () => {
    const [one, other] = [await event(timesFrom(72)), await event(timesFrom(96))];
    const over = await event(timesFrom(-72));
    const draft = await event({ ...timesFrom(72), status: 'draft' });
    const [both, left] = [await person(), await person()];
    for (const { id } of [one, other]) await come(both, id, inHours(id === one.id ? 72 : 96));
    await come(left, one.id);
    const count = async (...ids: string[]) =>
      (await editor.caller.get<{ total: number }>(`/api/admin/event-audience?ids=${ids.join()}`)).body.total;
    expect(await count(one.id, other.id)).toBe(2);
    expect(await count(over.id, draft.id, crypto.randomUUID())).toBe(0);
    expect((await editor.caller.get('/api/admin/event-audience?ids=1')).status).toBe(400);
    await editor.caller.post('/api/admin/content/events/bulk', { action: 'delete', ids: [one.id, other.id] });
    await world.settle();
    expect([await subjects(both, one.title), await subjects(left, one.title)]).toEqual(
      [one, one].map(({ title }) => [`${title} is cancelled`]),
    );
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

  describe('within seconds, before the emails are sent', () => {
    const subjectsAfter = async (changes: (change: typeof staff, id: string) => Promise<unknown>) => {
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
      expect(await subjectsAfter(changes)).toEqual(expected);
    });
  });
});
