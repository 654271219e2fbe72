import { DemoContentSeeder } from '#app/demo-data/demo-content.ts';
import { DemoPracticeSeeder } from '#app/demo-data/demo-practice.ts';
import { Clock } from '#kernel/clock.ts';
import { ContentWriter, CourseOutlineReader } from '#modules/content/index.ts';
import { MarkLesson } from '#modules/practice/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { World } from './world.ts';

interface Practice {
  continue: { moduleId: string } | null;
  modules: { moduleId: string; percent: number; total: number }[];
  lessons: object[];
}

describe('the practice of the demo accounts', () => {
  let world: World;
  let demo: DemoPracticeSeeder;
  beforeAll(async () => {
    world = await World.start();
    const get = <Part>(part: abstract new (...parts: never[]) => Part) => world.app.get(part, { strict: false });
    await new DemoContentSeeder(get(Transaction), get(Database), get(ContentWriter), get(Clock)).seed();
    demo = new DemoPracticeSeeder(get(Database), get(CourseOutlineReader), get(MarkLesson));
  });
  afterAll(() => world.close());

  it('is at 60, 20, 0 and 0 percent from Seeker, also when it is seeded twice, and continues with the first module', async () => {
    const seeker = world.as(await world.member({ email: 'seeker@example.org', tier: 'seeker' }));
    const free = world.as(await world.member({ email: 'free@example.org' }));
    for (let times = 2; times > 0; times -= 1) await demo.seed();
    const { body: practice } = await seeker.get<Practice>('/api/practice');
    const featured = await world.sql<{ id: string }>('select id from modules where featured > 0 order by featured');
    const percents = featured.map(({ id }) => practice.modules.find(({ moduleId }) => moduleId === id)?.percent);
    expect(percents).toEqual([60, 20, 0, 0]);
    expect(practice.continue).toMatchObject({ moduleId: featured[0]?.id });
    expect((await free.get<Practice>('/api/practice')).body.lessons).toEqual([]);
  });
});
