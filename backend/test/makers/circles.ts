import { DateTime } from 'luxon';
import type { CirclesView } from '#modules/live-events/use-cases/dates/circles.view.ts';
import { SendReminders } from '#modules/live-events/use-cases/reminders/send-reminders.ts';
import type { Tier } from '#kernel/tier.ts';
import type { Member, World } from '../world.ts';
import type { Editor } from './editor.ts';

export const circleTimeZone = 'America/New_York';
export const meetingUrl = 'https://meet.example/room';
export const minuteMs = 60_000;

export function createCircleSteps(world: () => World, editor: () => Editor) {
  let movedMs = 0;
  const person = (tier: Tier = 'seeker') => world().member({ tier, emailConfirmed: true });
  const now = () => Date.now() + movedMs;
  async function untilBefore(moment: string, minutes: number): Promise<void> {
    const seconds = Math.ceil((Date.parse(moment) - minutes * minuteMs - now()) / 1000);
    movedMs += seconds * 1000;
    const days = Math.floor(seconds / 86_400);
    if (days > 0) await world().advance(`${days}d`);
    await world().advance(`${seconds % 86_400}s`);
  }

  async function circle(values: object = {}, days = 3): Promise<{ id: string; slug: string; dates: string[] }> {
    const first = DateTime.fromMillis(now(), { zone: circleTimeZone }).startOf('day').plus({ days }).set({ hour: 19 });
    const slug = editor().slug('circle');
    const { body, status } = await editor().create('events', {
      ...{
        title: `Circle ${slug}`,
        slug,
        category: 'circle',
        zone: circleTimeZone,
        zoomLink: meetingUrl,
        recurrence: 'FREQ=WEEKLY',
      },
      ...{ startsAt: first.toISO(), endsAt: first.plus({ minutes: 75 }).toISO(), ...values },
    });
    expect(status).toBe(201);
    const dates = [0, 1, 2].map((weeks) => String(first.plus({ weeks }).toUTC().toISO()));
    return { id: body.id, slug, dates };
  }
  const join = <Body = { url: string }>(member: Member, id: string, startsAt: string | undefined) =>
    world().as(member).post<Body>(`/api/events/${id}/join`, { startsAt });
  const come = <Body = CirclesView>(member: Member, id: string, startsAt?: string) =>
    world().as(member).put<Body>(`/api/events/${id}/rsvp`, { startsAt });
  const leave = (member: Member, id: string, startsAt = '') =>
    world()
      .as(member)
      .send<CirclesView>('DELETE', `/api/events/${id}/rsvp?${new URLSearchParams(startsAt ? { startsAt } : {})}`);
  const datesOf = async (member: Member, id: string) =>
    (await world().as(member).get<CirclesView>(`/api/events/${id}/dates`)).body.items;
  const staff = (method: string, id: string, path: string, body: object) =>
    editor().caller.send(method, `/api/admin/events/${id}/dates${path}`, JSON.stringify(body));
  const remind = async () => {
    await world().app.get(SendReminders, { strict: false }).send();
    await world().settle();
  };
  const subjects = async ({ email }: Member) => (await world().mail.sentTo(email)).map(({ subject }) => subject);
  const aboutCircles = async (member: Member) => (await subjects(member)).filter((subject) => /circle/i.test(subject));
  return { person, now, untilBefore, circle, join, come, leave, datesOf, staff, remind, aboutCircles };
}
