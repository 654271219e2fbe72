import { recordSqlStatements } from '#test/statements.ts';
import { World } from '#test/world.ts';
import type { ForumHomeView } from '../use-cases/topics/topics.view.ts';

const topics = 20_000;
const readTopics = 3_000;

let world: World;
beforeAll(async () => (world = await World.start({ schedules: false })));
afterAll(() => world.close());

describe('the numbers of new topics', () => {
  it('are counted from the index of a category when there are many topics', async () => {
    const member = await world.member({ tier: 'seeker' });
    const home = () => world.as(member).get<ForumHomeView>('/api/forum');
    await home();
    await world.sql(`update forum_profile set read_before = now() - interval '9 years' where user_id = $1`, [
      member.id,
    ]);
    await world.sql(
      `insert into forum_topic (id, category_id, slug, title, author_id, post_count, last_number, people, last_post_at, version, created_at)
       select gen_random_uuid(), c.id, 'many-' || n, 'A topic', null, 5, 5, 1, now() - n * interval '1 hour', 0, now()
       from generate_series(1, $1::int) n join forum_category c on c.order_num = 1 + n % 3`,
      [topics],
    );
    await world.sql(
      `insert into forum_read_marker (user_id, topic_id, read_number, follows, has_written)
       select $1, id, 5, false, false from forum_topic order by last_post_at desc limit $2`,
      [member.id, readTopics],
    );
    await world.sql('analyze forum_topic, forum_read_marker, forum_category, forum_profile, forum_mute');
    const statements = await recordSqlStatements(world, async () => {
      expect((await home()).body.categories.map(({ newCount }) => newCount)).toEqual(expect.arrayContaining([100]));
    });
    const counts = statements.find((text) => text.includes('"newCount"'));
    const plan = await world.sql(`explain ${counts}`, [member.id]);
    expect(JSON.stringify(plan)).toContain('forum_topic_latest_of_category');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on forum_topic');
  });
});
