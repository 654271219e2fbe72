import type { FiguresView } from '../use-cases/figures.view.ts';
import { ContentWriter } from '../index.ts';
import { World } from '#test/world.ts';

const dayMs = 86_400_000;

describe('public figures', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const figures = async () => (await world.get<FiguresView>('/api/figures')).body;

  it('count all accounts and all past meetings, with each date of a series', async () => {
    const content = world.app.get(ContentWriter, { strict: false });
    await world.member();
    await world.member();
    const now = Date.now();
    const meet = (title: string, days: number, recurrence: string | null) => {
      const startsAt = new Date(now + days * dayMs);
      const slug = `${title}-on-${startsAt.toISOString().slice(0, 10)}`;
      return content.add('events', { title, slug, startsAt, endsAt: new Date(+startsAt + 1), recurrence, zone: 'UTC' });
    };
    await meet('workshop', -3, null);
    await meet('workshop', 3, null);
    await meet('circle', -15, 'FREQ=WEEKLY');
    await meet('course', -30, 'FREQ=DAILY;COUNT=4');
    expect(await figures()).toEqual({ members: 2, eventsHeld: 1 + 3 + 4, sitters: null });
    await world.advance('7d');
    expect(await figures()).toEqual({ members: 2, eventsHeld: 2 + 4 + 4, sitters: null });
  });

  it('are cached for a minute', async () => {
    const { members } = await figures();
    await world.member();
    expect((await figures()).members).toBe(members);
    await world.advance('2m');
    expect((await figures()).members).toBe(members + 1);
  });
});
