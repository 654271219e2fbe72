import { DateTime } from 'luxon';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import type { EventPreviewView } from '../use-cases/event-preview.view.ts';

const zone = 'America/New_York';
const utc = (date: DateTime) => date.toUTC().toISO() ?? '';

describe('the preview of an event form', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const first = DateTime.now().setZone(zone).startOf('day').plus({ days: 2 }).set({ hour: 19 });
  const times = (start: DateTime) => ({ startsAt: utc(start), endsAt: utc(start.plus({ hours: 1 })) });
  const preview = (form: Record<string, string>) =>
    editor.caller.get<EventPreviewView & { errors: { field: string; message: string }[] }>(
      `/api/admin/event-dates/preview?${new URLSearchParams({ zone, ...form }).toString()}`,
    );

  it('returns the next three dates at the same local time, and the next change of the clocks', async () => {
    const { body } = await preview({ ...times(first), recurrence: 'FREQ=WEEKLY;INTERVAL=2' });
    expect(body.dates.map(({ startsAt }) => startsAt)).toEqual([0, 2, 4].map((weeks) => utc(first.plus({ weeks }))));
    const change = DateTime.fromISO(body.clockChange ?? '', { zone });
    expect(change.plus({ days: 1 }).offset).not.toBe(change.offset);
    expect((await preview({ ...times(first), zone: 'UTC', recurrence: 'FREQ=WEEKLY' })).body.clockChange).toBeNull();
  });

  it('leaves out dates that are over', async () => {
    const started = first.minus({ weeks: 3 });
    const { body } = await preview({ ...times(started), recurrence: 'FREQ=WEEKLY;COUNT=5' });
    expect(body.dates.map(({ startsAt }) => startsAt)).toEqual([0, 1].map((weeks) => utc(first.plus({ weeks }))));
  });

  it('returns the dates of other events at the same time, but not those of the edited event', async () => {
    const values = { zone, slug: editor.slug('workshop'), title: 'Workshop', zoomLink: 'https://meet.example/room' };
    const { body: other } = await editor.create('events', {
      ...values,
      ...times(first.plus({ weeks: 1, minutes: 30 })),
    });
    const form = { ...times(first), recurrence: 'FREQ=WEEKLY' };
    const clash = { eventId: other.id, title: 'Workshop', startsAt: utc(first.plus({ weeks: 1, minutes: 30 })) };
    expect((await preview(form)).body.clashes).toEqual([clash]);
    expect((await preview({ ...form, eventId: other.id })).body.clashes).toEqual([]);
    expect((await preview({ ...times(first.plus({ hours: 2 })), recurrence: 'FREQ=WEEKLY' })).body.clashes).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a rule that does not contain the start', { recurrence: 'FREQ=WEEKLY;BYDAY=SA,SU' }, 'recurrence'],
    ['an end before the start', { endsAt: utc(first.minus({ days: 1 })) }, 'endsAt'],
    ['an unknown time zone', { zone: 'Mars/Olympus' }, 'zone'],
  ])('names the field of %s', async (_, form, field) => {
    const start = first.set({ weekday: 3 }).plus({ weeks: 1 });
    const { status, body } = await preview({ ...times(start), ...form });
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });
});
