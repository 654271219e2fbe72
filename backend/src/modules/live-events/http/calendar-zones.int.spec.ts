import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

const aliases = ['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'US/Eastern', 'UTC', 'Etc/UTC', 'GMT', 'Etc/GMT+5'];
const zones = [...Intl.supportedValuesOf('timeZone'), ...aliases];
const weeks = 30;

it('two parsers read the same times from a calendar with an event in every time zone', async () => {
  const world = await World.start();
  const editor = await Editor.signUp(world);
  const day = DateTime.utc().plus({ days: 3 }).toFormat('yyyy-MM-dd');
  const evenings = (zone: string) =>
    Array.from({ length: weeks }, (_, week) => DateTime.fromISO(`${day}T19:00`, { zone }).plus({ weeks: week }));
  const ids = new Map<string, string>();
  for (const zone of zones) {
    const [first, second] = evenings(zone) as [DateTime, DateTime];
    const { status, body, text } = await editor.create('events', {
      ...{ title: zone, slug: editor.slug('circle'), zone, recurrence: 'FREQ=WEEKLY', visibilityTier: 'free' },
      ...{ startsAt: first.toISO(), endsAt: first.plus({ hours: 1 }).toISO() },
    });
    expect({ zone, status, text: status === 201 ? '' : text }).toEqual({ zone, status: 201, text: '' });
    ids.set(zone, body.id);
    if (aliases.includes(zone) || zone === 'Asia/Calcutta')
      await editor.caller.post(`/api/admin/events/${body.id}/dates/cancel`, { date: second.toISO() });
  }
  const member = world.as(await world.member());
  const address = (await member.get<{ url: string }>('/api/calendar')).body.url;
  const { text } = await world.get(new URL(address).pathname);
  const { datesOf } = readCalendar(text);
  for (const [zone, id] of ids) {
    const dates = evenings(zone).map((date) => date.toUTC().toISO());
    if (aliases.includes(zone) || zone === 'Asia/Calcutta') dates.splice(1, 1);
    expect({ zone, dates: datesOf(id, dates.length) }).toEqual({ zone, dates });
  }
  const named = new Set([...text.matchAll(/;TZID=([^:;\r]+)/g)].map(([, zone]) => zone));
  const declared = new Set([...text.matchAll(/^TZID:(.+?)\r?$/gm)].map(([, zone]) => zone));
  expect(declared).toEqual(named);
  expect([named.has('Asia/Kolkata'), named.has('Asia/Calcutta'), named.has('UTC')]).toEqual([true, false, false]);
  await world.close();
});
