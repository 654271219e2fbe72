import type { CirclesView } from '#modules/live-events/use-cases/dates/circles.view.ts';
import type { Member, World } from '../world.ts';
import type { Editor } from './editor.ts';

export function createChangedEventSteps(world: () => World, editor: () => Editor) {
  async function event(values: object): Promise<{ id: string; title: string }> {
    const slug = editor().slug('workshop');
    const { body, status } = await editor().create('events', {
      title: slug,
      slug,
      zoomLink: 'https://meet.example/room',
      ...values,
    });
    expect(status).toBe(201);
    return { id: body.id, title: slug };
  }
  const person = () => world().member({ tier: 'seeker', emailConfirmed: true });
  const come = (member: Member, id: string, startsAt?: string) =>
    world().as(member).put(`/api/events/${id}/rsvp`, { startsAt });
  const datesOf = async (member: Member, id: string) =>
    (await world().as(member).get<CirclesView>(`/api/events/${id}/dates`)).body.items;
  const subjects = async ({ email }: Member, title: string) =>
    (await world().mail.sentTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes(title));
  const textTo = async ({ email }: Member) => (await world().mail.sentTo(email)).at(-1)?.text.replace(/\s+/g, ' ');
  const holdMailsBack = () =>
    world().sql(
      `insert into mail_pace values ('letters', now() + make_interval(secs => $1))
       on conflict (id) do update set next_at = excluded.next_at`,
      [2 * world().timeoutFactor],
    );
  const notices = async (member: Member) =>
    (await world().as(member).get<{ items: { title: string; text: string }[] }>('/api/notifications')).body.items;
  return { event, person, come, datesOf, subjects, textTo, holdMailsBack, notices };
}
