import { World } from '#test/world.ts';

describe('read limits of practice', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { LIMIT_JOURNAL: '2' } });
  });
  afterAll(() => world.close());

  it.each(['/api/journal', '/api/practice/record', '/api/practice/record/day?day=2025-06-10'])(
    'count per user: %s',
    async (address) => {
      const [one, other] = [world.as(await world.member()), world.as(await world.member())];
      for (let call = 0; call < 2; call += 1) expect((await one.get(address)).status).toBe(200);
      expect([(await one.get(address)).status, (await other.get(address)).status]).toEqual([429, 200]);
    },
  );
});
