import { createForumSteps, type Post, type Topic, type CreatedPost } from '#test/makers/forum.ts';
import { recordSqlStatements } from '#test/statements.ts';
import { World, type Member } from '#test/world.ts';

interface Problem {
  code: string;
}

let world: World;
let [ada, ben]: Member[] = [];
const adaIs = (): Member => ada!;
const benIs = (): Member => ben!;
beforeAll(async () => {
  world = await World.start();
  ada = await world.member({ tier: 'seeker', firstName: 'Ada', lastName: 'Lind' });
  ben = await world.member({ tier: 'creator', firstName: 'Ben', lastName: 'Moss' });
  for (const member of [ada, ben]) await world.as(member).get('/api/forum');
});
afterAll(() => world.close());

const { words, begin, reply, postsOf, topicOf, listed, countOf } = createForumSteps(() => world);

describe('the forum', () => {
  it('is open from Seeker, and hides Leadership Circle from members below Visionary', async () => {
    const free = await world.member();
    const refused = await world.as(free).get<Problem>('/api/forum');
    expect([refused.status, refused.body.code]).toEqual([403, 'membership.tier']);
    const visionary = await world.member({ tier: 'visionary' });
    const slugs = async (member: Member) =>
      (await world.as(member).get<{ categories: { slug: string }[] }>('/api/forum')).body.categories.map(
        ({ slug }) => slug,
      );
    expect(await slugs(adaIs())).toEqual(['general', 'practice', 'introductions']);
    expect(await slugs(visionary)).toEqual(['general', 'practice', 'introductions', 'leadership']);
    const { body } = await begin(visionary, { category: 'leadership', title: 'Closed doors' });
    expect((await world.as(adaIs()).get(`/api/forum/topics/${body.slug}`)).status).toBe(404);
    expect((await postsOf(visionary, body.slug)).items).toHaveLength(1);
    expect((await reply(adaIs(), body.slug)).status).toBe(404);
    expect((await begin(adaIs(), { category: 'leadership' })).status).toBe(404);
    expect((await listed(adaIs())).items.map(({ title }) => title)).not.toContain('Closed doors');
    const found = await world.as(adaIs()).get<{ items: object[] }>('/api/forum/search?q=closed%20morning');
    expect(found.body.items).toEqual([]);
  });

  it('stores a post once when a device sends it ten times at the same time, and updates the counts', async () => {
    const before = await countOf('practice');
    const post = words({ category: 'practice', title: 'Ten times' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.as(adaIs()).post<CreatedPost>('/api/forum/topics', post)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.slug}`)).size).toBe(1);
    const { slug } = answers[0]!.body;
    const answer = words();
    await Promise.all(
      Array.from({ length: 10 }, () => world.as(benIs()).post(`/api/forum/topics/${slug}/posts`, answer)),
    );
    expect((await postsOf(adaIs(), slug)).items.map(({ number }) => number)).toEqual([1, 2]);
    expect(await countOf('practice')).toBe(before + 2);
    expect(await topicOf(adaIs(), slug)).toMatchObject({ replies: 1, people: 2 });
    const other = await world
      .as(benIs())
      .post<Problem>(`/api/forum/topics/${slug}/posts`, { ...answer, text: 'Other' });
    expect([other.status, other.body.code]).toEqual([409, 'community.post-exists']);
  });

  it('returns 409 when a clientId is sent again with other content, also after an edit', async () => {
    const { slug } = (await begin(adaIs(), { title: 'Two tabs' })).body;
    const path = `/api/forum/topics/${slug}/posts`;
    const sent = words({ text: 'From the first tab' });
    const { body } = await world.as(benIs()).post<CreatedPost>(path, sent);
    await world.as(benIs()).put(`/api/forum/posts/${body.id}`, { text: 'Edited in the first tab' });
    const again = await world.as(benIs()).post<CreatedPost>(path, sent);
    expect([again.status, again.body.id]).toEqual([200, body.id]);
    const other = await world.as(benIs()).post<Problem>(path, { ...sent, text: 'From the second tab' });
    expect([other.status, other.body.code]).toEqual([409, 'community.post-exists']);
    const elsewhere = (await begin(adaIs(), { title: 'Another topic' })).body;
    const moved = await world.as(benIs()).post<Problem>(`/api/forum/topics/${elsewhere.slug}/posts`, sent);
    expect([moved.status, moved.body.code]).toEqual([409, 'community.post-exists']);
    await world.as(benIs()).post(path, words({ text: 'From the second tab' }));
    expect((await postsOf(adaIs(), slug)).items).toHaveLength(3);
  });

  it('shows each reader the number of new posts, and 0 after they read them', async () => {
    const { body } = await begin(adaIs(), { title: 'What is new' });
    await reply(adaIs(), body.slug);
    expect(await topicOf(benIs(), body.slug)).toMatchObject({ newPosts: 2, readNumber: 0 });
    expect(await topicOf(adaIs(), body.slug)).toMatchObject({ newPosts: 0, follows: true });
    expect((await listed(benIs(), '?show=new')).items.map(({ slug }) => slug)).toContain(body.slug);
    await world.as(benIs()).put(`/api/forum/topics/${body.slug}/read`, { number: 2 });
    expect(await topicOf(benIs(), body.slug)).toMatchObject({ newPosts: 0, readNumber: 2 });
    await reply(adaIs(), body.slug);
    expect((await topicOf(benIs(), body.slug)).newPosts).toBe(1);
    await world.as(benIs()).post('/api/forum/read-all');
    expect((await listed(benIs(), '?show=new')).items).toEqual([]);
  });

  it('opens a topic at its first post, shortly before the first new post, or around a requested post', async () => {
    const { slug } = (await begin(adaIs(), { title: 'Where one goes on' })).body;
    for (let at = 0; at < 13; at += 1) await reply(adaIs(), slug);
    const open = async (query: string) => {
      const { body } = await world
        .as(benIs())
        .get<{ after: number; posts: { items: Post[]; hasEarlier: boolean } }>(`/api/forum/topics/${slug}${query}`);
      return [body.after, body.posts.items.map(({ number }) => number), body.posts.hasEarlier];
    };
    expect(await open('?limit=2')).toEqual([0, [1, 2], false]);
    await world.as(benIs()).put(`/api/forum/topics/${slug}/read`, { number: 12 });
    expect(await open('')).toEqual([10, [11, 12, 13, 14], true]);
    expect(await open('?post=13&limit=3')).toEqual([3, [4, 5, 6], true]);
    expect(await open('?post=4&limit=1')).toEqual([0, [1], false]);
    expect(await open('?post=9999&limit=2')).toEqual([4, [5, 6], true]);
  });

  it('pages through topics and posts without repeating or skipping any', async () => {
    const slugs: string[] = [];
    for (const title of ['One', 'Two', 'Three']) slugs.push((await begin(adaIs(), { title })).body.slug);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: Topic[]; nextCursor: string | null } = await listed(
        adaIs(),
        `?limit=2&category=general${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...page.items.map(({ slug }) => slug));
      cursor = page.nextCursor;
    }
    expect(seen.slice(0, 3)).toEqual(slugs.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    const [slug] = slugs;
    for (let at = 0; at < 4; at += 1) await reply(benIs(), slug!);
    const numbers = async (query: string) => (await postsOf(adaIs(), slug!, query)).items.map(({ number }) => number);
    expect(await numbers('?limit=2')).toEqual([1, 2]);
    expect(await numbers('?limit=2&after=2')).toEqual([3, 4]);
    expect(await numbers('?limit=2&before=3')).toEqual([1, 2]);
  });

  it('reads pages without COUNT and OFFSET', async () => {
    const { slug } = (await begin(adaIs(), { title: 'Pages without a number' })).body;
    const paths = ['topics', 'topics?show=following', `topics/${slug}`, `topics/${slug}/posts`, 'search?q=number'];
    const sent = await recordSqlStatements(world, async () => {
      for (const path of paths) expect((await world.as(benIs()).get(`/api/forum/${path}`)).status).toBe(200);
    });
    expect(sent.some((text) => text.includes('forum_topic'))).toBe(true);
    expect(sent.filter((text) => /\bcount\s*\(|\boffset\b/i.test(text))).toEqual([]);
  });

  it('finds posts by stemmed words, latest first', async () => {
    const { body } = await begin(adaIs(), { title: 'Search', text: 'The heron waited quietly' });
    await reply(benIs(), body.slug, { text: 'Two herons stand here' });
    const { body: found } = await world.as(adaIs()).get<{ items: { excerpt: string }[] }>('/api/forum/search?q=heron');
    expect(found.items.map(({ excerpt }) => excerpt)).toEqual(['Two herons stand here', 'The heron waited quietly']);
  });

  it("finds a title when newer topics with that title are above the reader's tier", async () => {
    const visionary = await world.member({ tier: 'visionary' });
    const title = 'Of dragonflies';
    const { body: open } = await begin(visionary, { title, text: 'By the water' });
    for (let newer = 0; newer < 5; newer += 1) await begin(visionary, { title, category: 'leadership' });
    const found = await world.as(adaIs()).get<{ items: Topic[] }>('/api/forum/search?q=dragonflies&limit=1');
    expect(found.body.items.map(({ slug }) => slug)).toEqual([open.slug]);
  });

  it('finds a post behind 16,000 newer ones once, also when the planner statistics are outdated', async () => {
    await begin(adaIs(), { title: 'A kingfisher', text: 'The kingfisher passed and was heard' });
    const others = `from forum_post p, generate_series(1, 16000) n where p.source like 'The kingfisher%'`;
    await world.sql(`insert into forum_post (id, topic_id, client_id, number, source, html, mentions, mentioned_ids, state, thanks,
        open_reports, version, created_at)
      select uuidv7(), p.topic_id, gen_random_uuid(), n + 1, 'Heard', 'Heard', '[]', '{}', 'shown', 0, 0, 1, now() ${others}`);
    await world.sql('analyze forum_post');
    const find = async (q: string) => {
      const path = `/api/forum/search?q=${q}&limit=2`;
      return (await world.as(benIs()).get<{ items: { excerpt: string }[] }>(path)).body.items.map(
        ({ excerpt }) => excerpt,
      );
    };
    expect(await find('passing')).toEqual(['The kingfisher passed and was heard']);
    expect(await find('kingfisher')).toHaveLength(1);
    expect(await find('heard')).toEqual(['Heard', 'Heard']);
    await world.sql(`update forum_post set source = 'Silence' where source = 'Heard'`);
    expect(await find('heard')).toEqual(['The kingfisher passed and was heard']);
    await world.sql(`delete from forum_post where source = 'Silence'`);
  });
});
