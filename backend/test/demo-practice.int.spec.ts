import { DemoContentSeeder } from '#app/demo-data/demo-content.ts';
import { DemoFileSeeder } from '#app/demo-data/demo-files.ts';
import { DemoPracticeSeeder } from '#app/demo-data/demo-practice.ts';
import { Clock } from '#kernel/clock.ts';
import { ContentWriter, CourseOutlineReader } from '#modules/content/index.ts';
import { ImportFile } from '#modules/files/index.ts';
import { MarkLesson } from '#modules/practice/index.ts';
import type { StoredFilePageView } from '#modules/files/use-cases/file.view.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { World } from './world.ts';

interface Practice {
  continue: { moduleId: string } | null;
  modules: { moduleId: string; percent: number; total: number }[];
  lessons: object[];
}

describe('the demo data', () => {
  let world: World;
  let demo: DemoPracticeSeeder;
  beforeAll(async () => {
    world = await World.start();
    const get = <Part>(part: abstract new (...parts: never[]) => Part) => world.app.get(part, { strict: false });
    const demoFiles = new DemoFileSeeder(get(Database), get(ImportFile));
    await new DemoContentSeeder(get(Transaction), get(Database), get(ContentWriter), get(Clock), demoFiles).seed();
    demo = new DemoPracticeSeeder(get(Database), get(CourseOutlineReader), get(MarkLesson));
  });
  afterAll(() => world.close());

  it('has a practice of Seeker at 60, 20, 0 and 0 percent, also when it is seeded twice, which continues with the first module', async () => {
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

  it('has films of the library of files, which lists the places that use them', async () => {
    const editor = world.as(await world.member({ roles: ['editor'] }));
    const { body } = await editor.get<StoredFilePageView>('/api/admin/files?limit=100');
    expect(body.items).toHaveLength(18);
    expect(body.items.filter(({ state, url }) => state !== 'ready' || !url)).toEqual([]);
    const unused = body.items.filter(({ usageCount }) => usageCount === 0).map(({ name }) => name);
    expect(unused.toSorted()).toEqual(['replay-1.m4a', 'replay-1.mp4', 'replay-2.m4a', 'replay-2.mp4']);
    expect(body.items.find(({ name }) => name === 'lesson-1.mp4')).toMatchObject({
      ...{ type: 'video', width: 640, height: 360, hasCaptions: true, durationSec: expect.any(Number) },
    });
    const [lesson] = await world.sql<{ id: string; video_url: string }>(
      "select id, video_url from lessons where is_open and video_url like '/files/media/%' limit 1",
    );
    expect(lesson?.video_url).toMatch(/^\/files\/media\/[0-9a-f-]{36}\.mp4$/);
    const { body: link } = await world.post<{ url: string }>(`/api/media/lessons/${lesson?.id}/link`);
    expect((await fetch(world.url + link.url, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  });
});
