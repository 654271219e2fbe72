import { makeCourse } from '#test/makers/course.ts';
import { World, type Member } from '#test/world.ts';

interface Written {
  slug: string;
  code: string;
}
interface Topic {
  slug: string;
  title: string;
  replies: number;
}

let world: World;
let lessons: readonly { id: string }[];
beforeAll(async () => {
  world = await World.start();
  lessons = (await makeCourse(world, 3)).lessons;
});
afterAll(() => world.close());

const begin = (member: Member, values: object = {}) =>
  world.as(member).post<Written>('/api/forum/topics', {
    ...{ clientId: crypto.randomUUID(), category: 'practice', title: 'The talk', text: 'A still morning', ...values },
  });
const topics = async (member: Member, query: string) =>
  (await world.as(member).get<{ items: Topic[] }>(`/api/forum/topics?${query}`)).body.items;
const countOf = async (slug: string) =>
  (await world.sql<{ count: number }>('select post_count as count from forum_category where slug = $1', [slug]))[0]!
    .count;
const moderateTopic = async (slug: string, decision: object) => {
  const admin = await world.member({ roles: ['admin'] });
  const [topic] = await world.sql<{ id: string; version: number }>(
    'select id, version from forum_topic where slug = $1',
    [slug],
  );
  const body = { version: topic?.version, reason: 'It belongs there.', ...decision };
  expect((await world.as(admin).post(`/api/admin/forum/topics/${topic?.id}/deeds`, body)).status).toBe(204);
};

describe('the topic of a lesson', () => {
  it('is created once when several members begin it at the same time, and counts its posts', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.member({ tier: 'seeker' })));
    const lessonId = lessons[0]!.id;
    const before = await countOf('practice');
    const begun = await Promise.all(people.map((member) => begin(member, { lessonId })));
    expect(new Set(begun.map(({ status, body }) => `${status} ${body.slug}`)).size).toBe(1);
    expect(await topics(people[0]!, `lesson=${lessonId}`)).toMatchObject([{ replies: 4 }]);
    expect(await countOf('practice')).toBe(before + 5);
    const other = await begin(people[0]!, { lessonId: lessons[1]!.id });
    const both = await topics(people[0]!, lessons.map(({ id }) => `lesson=${id}`).join('&'));
    expect(both.map(({ slug }) => slug)).toEqual([other.body.slug, begun[0]!.body.slug]);
    expect((await world.as(people[0]!).get('/api/forum/topics?lesson=first')).status).toBe(400);
  });

  it('must be in a category for all members, and returns 404 when staff moved it to a hidden category', async () => {
    const [seeker, visionary] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'visionary' })];
    const lessonId = lessons[2]!.id;
    expect((await begin(visionary, { lessonId, category: 'leadership' })).status).toBe(404);
    const { slug } = (await begin(visionary, { lessonId })).body;
    await moderateTopic(slug, { kind: 'move', category: 'leadership' });
    const late = await begin(seeker, { lessonId });
    expect([late.status, late.body.code]).toEqual([404, 'community.no-such-topic']);
    expect(await topics(seeker, `lesson=${lessonId}`)).toEqual([]);
    await moderateTopic(slug, { kind: 'lock' });
    expect((await begin(visionary, { lessonId })).body.code).toBe('community.topic-closed');
  });
});

describe('post search', () => {
  it('finds a topic by its title once, as its first post', async () => {
    const member = await world.member({ tier: 'seeker' });
    const { slug } = (await begin(member, { title: 'Lanterns at noon', text: 'Who else sees lanterns?' })).body;
    const hushed = await begin(member, { title: 'Lanterns again', text: 'Nothing of it here' });
    const find = async (q: string) =>
      (await world.as(member).get<{ items: { slug: string; number: number }[] }>(`/api/forum/search?q=${q}`)).body
        .items;
    expect(await find('lantern')).toMatchObject([
      { slug: hushed.body.slug, number: 1 },
      { slug, number: 1 },
    ]);
    expect(await find('lantern%20noon')).toHaveLength(1);
    expect(
      (await world.as(member).get<{ items: object[] }>(`/api/forum/search?author=${member.id}`)).body.items,
    ).toHaveLength(2);
  });
});

describe('newCount of a category', () => {
  it('counts unread topics behind a hundred newer topics that were read', async () => {
    const reader = await world.member({ tier: 'seeker' });
    const newIn = async () =>
      (
        await world.as(reader).get<{ categories: { slug: string; newCount: number }[] }>('/api/forum')
      ).body.categories.find(({ slug }) => slug === 'introductions')?.newCount;
    await newIn();
    await world.sql(
      `insert into forum_topic (id, category_id, slug, title, post_count, last_number, people, last_post_at, version, created_at)
       select gen_random_uuid(), c.id, 'hello-' || n, 'Hello', 1, 1, 1, now() + n * interval '1 second', 1, now()
       from generate_series(1, 130) n, forum_category c where c.slug = 'introductions'`,
    );
    expect(await newIn()).toBe(100);
    await world.sql(
      `insert into forum_read_marker (user_id, topic_id, read_number, follows, has_written)
       select $1, id, 1, false, false from forum_topic where slug like 'hello-%' order by last_post_at desc limit 120`,
      [reader.id],
    );
    expect(await newIn()).toBe(10);
  });
});
