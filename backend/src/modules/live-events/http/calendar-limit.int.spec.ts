import { World } from '#test/world.ts';

it('calendar requests are limited per IP, with valid and invalid tokens', async () => {
  const world = await World.start({ settings: { LIMIT_CALENDAR: '2' } });
  const member = world.as(await world.member());
  const { body } = await member.get<{ url: string }>('/api/calendar');
  const statuses = [];
  for (const path of ['/calendar/guessed.ics', new URL(body.url).pathname, '/calendar/guessed.ics'])
    statuses.push((await world.get(path)).status);
  expect(statuses).toEqual([404, 200, 429]);
  await world.close();
});
