import { Editor } from '../../../../test/makers/editor.ts';
import { World, type Member } from '../../../../test/world.ts';
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
    editor = await Editor.arrive(world);
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
    (await world.mail.of(email)).map(({ subject }) => subject).filter((subject) => subject.includes(title));
  const notices = async (member: Member) =>
    (await world.as(member).get<{ items: { title: string; text: string }[] }>('/api/notifications')).body.items;

  it('keeps who comes to its only date, who are told of the new time, each time it has one', async () => {
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
    // Changed to within the day: that email is enough.
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

  it('stays cancelled when it is given another time, and takes no time that another date of it has', async () => {
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

  it('is another date once it is over, and nobody is said to come to that or to have been there', async () => {
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

  it('tells everybody who comes once when it is removed, and keeps none of their answers', async () => {
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
});
