import { DemoForumSeeder } from '#app/demo-data/demo-forum.ts';
import { DemoMemberSeeder } from '#app/demo-data/demo-members.ts';
import { Clock } from '#kernel/clock.ts';
import { CreateUser, PasswordHasher } from '#modules/auth/index.ts';
import { GrantTier } from '#modules/membership/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { World } from './world.ts';

interface Counted {
  posts: number;
  counted: number;
}

describe('the forum of the demo data', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
    const get = <Part>(part: abstract new (...parts: never[]) => Part) => world.app.get(part, { strict: false });
    const [tx, database] = [get(Transaction), get(Database)];
    await new DemoMemberSeeder(tx, database, get(CreateUser), get(GrantTier), get(PasswordHasher)).seed();
    const forum = new DemoForumSeeder(tx, database, get(Clock));
    for (let times = 2; times > 0; times -= 1) await forum.seed();
  });
  afterAll(() => world.close());

  it('has 156, 89 and 234 posts, and correct counts', async () => {
    const categories = await world.sql<Counted>(
      `select c.post_count as counted, count(p.id)::int as posts from forum_category c
       left join forum_topic t on t.category_id = c.id left join forum_post p on p.topic_id = t.id
       group by c.id order by c.order_num`,
    );
    expect(categories).toEqual([156, 89, 234, 0].map((posts) => ({ counted: posts, posts })));
    const topics = await world.sql(
      `select t.slug from forum_topic t join forum_post p on p.topic_id = t.id group by t.id
       having t.post_count <> count(*) or t.last_number <> max(p.number) or t.last_post_at <> max(p.created_at)
         or t.people <> count(distinct p.author_id) or t.created_at <> min(p.created_at)`,
    );
    const profiles = await world.sql(
      `select 1 from forum_profile f left join forum_post p on p.author_id = f.user_id
       group by f.user_id having f.post_count <> count(p.id)`,
    );
    const thanks = await world.sql(
      `select 1 from forum_post p left join forum_thanks k on k.post_id = p.id group by p.id having p.thanks <> count(k.user_id)`,
    );
    expect({ topics, profiles, thanks }).toEqual({ topics: [], profiles: [], thanks: [] });
  });

  it('has new posts for the demo seeker, and two reports for staff', async () => {
    const [seeker] = await world.sql<{ news: number }>(
      `select sum(t.last_number - r.read_number)::int as news from forum_read_marker r join forum_topic t on t.id = r.topic_id
       join users u on u.id = r.user_id where u.email = 'seeker@example.org'`,
    );
    const waiting = await world.sql(
      `select p.open_reports from forum_post p join forum_report r on r.post_id = p.id where r.decided_at is null`,
    );
    expect({ seeker, waiting }).toEqual({ seeker: { news: 6 }, waiting: [{ open_reports: 1 }, { open_reports: 1 }] });
  });
});
