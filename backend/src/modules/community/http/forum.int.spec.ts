import { statementsDuring } from '#test/statements.ts';
import { World, type Member } from '#test/world.ts';

interface Post {
  id: string;
  number: number | null;
  state: string;
  html: string | null;
  source: string | null;
  author: { id: string | null; name: string };
  thanks: number;
  isThanked: boolean;
  editedAt: string | null;
}
interface Written {
  id: string;
  slug: string;
  isHeld: boolean;
}
interface Topic {
  slug: string;
  title: string;
  replies: number;
  newPosts: number | null;
  readNumber: number;
  people: number;
  follows: boolean;
}
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

const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'A still morning', ...values });
const begin = <Body = Written>(member: Member, values: object = {}) =>
  world
    .as(member)
    .post<Body>('/api/forum/topics', words({ category: 'general', title: 'The third breath', ...values }));
const reply = <Body = Written>(member: Member, slug: string, values: object = {}) =>
  world.as(member).post<Body>(`/api/forum/topics/${slug}/posts`, words(values));
const postsOf = async (member: Member, slug: string, query = '') =>
  (await world.as(member).get<{ items: Post[]; hasLater: boolean }>(`/api/forum/topics/${slug}/posts${query}`)).body;
const topicOf = async (member: Member, slug: string) =>
  (await world.as(member).get<Topic>(`/api/forum/topics/${slug}`)).body;
const listed = async (member: Member, query = '') =>
  (await world.as(member).get<{ items: Topic[]; nextCursor: string | null }>(`/api/forum/topics${query}`)).body;
const countOf = async (slug: string) =>
  (await world.sql<{ count: number }>('select post_count as count from forum_category where slug = $1', [slug]))[0]!
    .count;

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
      Array.from({ length: 10 }, () => world.as(adaIs()).post<Written>('/api/forum/topics', post)),
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
    const { body } = await world.as(benIs()).post<Written>(path, sent);
    await world.as(benIs()).put(`/api/forum/posts/${body.id}`, { text: 'Edited in the first tab' });
    const again = await world.as(benIs()).post<Written>(path, sent);
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
    const sent = await statementsDuring(world, async () => {
      for (const path of paths) expect((await world.as(benIs()).get(`/api/forum/${path}`)).status).toBe(200);
    });
    expect(sent.some((text) => text.includes('forum_topic'))).toBe(true);
    expect(sent.filter((text) => /\bcount\s*\(|\boffset\b/i.test(text))).toEqual([]);
  });

  it('finds posts by stemmed words, latest first', async () => {
    const { body } = await begin(adaIs(), { title: 'Search', text: 'The heron stood quietly' });
    await reply(benIs(), body.slug, { text: 'Two herons stand here' });
    const { body: found } = await world.as(adaIs()).get<{ items: { excerpt: string }[] }>('/api/forum/search?q=heron');
    expect(found.items.map(({ excerpt }) => excerpt)).toEqual(['Two herons stand here', 'The heron stood quietly']);
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
    // The outdated statistics still expect many matches, and none of the latest posts matches.
    await world.sql(`update forum_post set source = 'Silence' where source = 'Heard'`);
    expect(await find('heard')).toEqual(['The kingfisher passed and was heard']);
    await world.sql(`delete from forum_post where source = 'Silence'`);
  });
});

describe('a post', () => {
  it('is stored as safe HTML that mentions only the picked members of the forum', async () => {
    const { body } = await begin(adaIs(), {
      text: '<script>x</script> **@Ben Moss** and @Nobody',
      mentions: [benIs().id, crypto.randomUUID()],
    });
    const [post] = (await postsOf(benIs(), body.slug)).items;
    expect(post?.html).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt; <strong><span class="mention">@Ben Moss</span></strong> and @Nobody</p>',
    );
    expect(post?.source).toBeNull();
  });

  it('can be edited for 24 hours by its author only, and its earlier versions are stored', async () => {
    const { body } = await begin(adaIs(), { text: 'First words' });
    const edit = (member: Member, text: string) =>
      world.as(member).put<Problem>(`/api/forum/posts/${body.id}`, { text });
    expect((await edit(benIs(), 'Mine')).status).toBe(404);
    expect((await edit(adaIs(), 'Better words')).status).toBe(200);
    const former = await world.as(benIs()).get<{ html: string }[]>(`/api/forum/posts/${body.id}/history`);
    expect(former.body).toMatchObject([{ html: '<p>First words</p>' }]);
    await world.sql(`update forum_post set created_at = created_at - interval '25 hours' where id = $1`, [body.id]);
    expect((await edit(adaIs(), 'Too late')).body.code).toBe('community.too-late-to-edit');
  });

  it('shows a placeholder when it is deleted, and can be restored for 5 minutes', async () => {
    const { body: topic } = await begin(adaIs());
    const { body: post } = await reply(benIs(), topic.slug, { text: 'Secret' });
    const taken = await world.as(benIs()).send<Post>('DELETE', `/api/forum/posts/${post.id}`);
    expect(taken.body).toMatchObject({ state: 'deleted', html: null });
    expect((await world.as(adaIs()).get(`/api/forum/topics/${topic.slug}/posts`)).text).not.toContain('Secret');
    expect((await topicOf(adaIs(), topic.slug)).replies).toBe(0);
    const restore = () => world.as(benIs()).post<Post & Problem>(`/api/forum/posts/${post.id}/restore`);
    expect((await restore()).body.state).toBe('shown');
    await world.as(benIs()).send('DELETE', `/api/forum/posts/${post.id}`);
    await world.sql(`update forum_post set deleted_at = deleted_at - interval '6 minutes' where id = $1`, [post.id]);
    expect((await restore()).body.code).toBe('community.cannot-bring-back');
  });

  it('removes the topic when its only post is deleted, also for a member who is writing a reply', async () => {
    const { body } = await begin(adaIs());
    await world.as(adaIs()).send('DELETE', `/api/forum/posts/${body.id}`);
    const late = await reply<Problem>(benIs(), body.slug);
    expect([late.status, late.body.code]).toEqual([404, 'community.no-such-topic']);
  });

  it('can be thanked once per member, and not by its author', async () => {
    const { body } = await begin(adaIs());
    const thank = (member: Member, isThanked: boolean) =>
      world.as(member).put<Post & Problem>(`/api/forum/posts/${body.id}/thanks`, { isThanked });
    await Promise.all([thank(benIs(), true), thank(benIs(), true)]);
    expect((await thank(benIs(), true)).body).toMatchObject({ thanks: 1, isThanked: true });
    expect((await thank(benIs(), false)).body.thanks).toBe(0);
    expect((await thank(adaIs(), true)).body.code).toBe('community.own-post');
  });

  it('is held and visible only to its author when a new member posts a link', async () => {
    const newcomer = await world.member({ tier: 'seeker' });
    const { body: topic } = await begin(adaIs());
    const { body } = await reply(newcomer, topic.slug, { text: 'See https://shop.example' });
    expect(body.isHeld).toBe(true);
    expect((await postsOf(newcomer, topic.slug)).items.at(-1)).toMatchObject({ state: 'held', number: null });
    expect((await postsOf(benIs(), topic.slug)).items).toHaveLength(1);
    for (let at = 0; at < 3; at += 1) await reply(newcomer, topic.slug);
    expect((await reply(newcomer, topic.slug, { text: 'https://shop.example' })).body.isHeld).toBe(false);
  });

  it('hides its text from a reader who muted its author', async () => {
    const [reader, author] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'seeker' })];
    const { body } = await begin(author, { text: 'Loud' });
    await world.as(reader).put(`/api/forum/people/${author.id}/muted`, { isMuted: true });
    expect((await postsOf(reader, body.slug)).items[0]?.html).toBeNull();
    expect((await listed(reader)).items.map(({ slug }) => slug)).not.toContain(body.slug);
    await world.as(reader).put(`/api/forum/people/${author.id}/muted`, { isMuted: false });
    expect((await postsOf(reader, body.slug)).items[0]?.html).toBe('<p>Loud</p>');
  });
});

describe('a member of the forum', () => {
  it('is shown by the chosen name, and found by the beginning of a name unless hidden', async () => {
    const member = await world.member({ tier: 'seeker', firstName: 'Zora', lastName: 'Quill' });
    const profile = { shownName: 'Zora of Bergen', line: 'Holds a circle at home.', isHidden: false };
    expect((await world.as(member).put('/api/forum/profile', profile)).body).toMatchObject(profile);
    const find = async () => (await world.as(adaIs()).get<object[]>('/api/forum/people?q=zor')).body;
    expect(await find()).toEqual([{ id: member.id, name: 'Zora of Bergen' }]);
    await world.as(member).put('/api/forum/profile', { ...profile, isHidden: true });
    expect(await find()).toEqual([]);
    const card = await world.as(adaIs()).get(`/api/forum/people/${member.id}`);
    expect(card.body).toMatchObject({ name: 'Zora of Bergen', line: null, tier: null, memberSince: null });
  });

  it('leaves posts under "A former member" when the account is deleted, and loses all other data', async () => {
    const leaver = await world.member({ tier: 'seeker', firstName: 'Lea', lastName: 'Ver' });
    const { body } = await begin(leaver, { text: 'I was here' });
    await reply(adaIs(), body.slug, { text: 'Thank you @Lea Ver', mentions: [leaver.id] });
    await world.as(leaver).put(`/api/forum/posts/${(await postsOf(adaIs(), body.slug)).items[1]!.id}/thanks`, {
      isThanked: true,
    });
    const exported = await world.as(leaver).get('/api/account/export');
    expect(exported.text).toContain('I was here');
    const edited = (await reply(adaIs(), body.slug, { text: 'With @Lea Ver and @Lea Verdi', mentions: [leaver.id] }))
      .body;
    await world.as(adaIs()).put(`/api/forum/posts/${edited.id}`, { text: 'With somebody' });
    const admin = await world.member({ roles: ['admin'] });
    await world.as(admin).send('DELETE', `/api/auth/admin/users/${leaver.id}`);
    await world.settle();
    const { items } = await postsOf(adaIs(), body.slug);
    expect(items[0]).toMatchObject({ html: '<p>I was here</p>', author: { id: null, name: 'A former member' } });
    expect(items[1]).toMatchObject({ html: '<p>Thank you @A former member</p>', thanks: 0 });
    const history = await world.as(benIs()).get<object[]>(`/api/forum/posts/${edited.id}/history`);
    expect(history.body).toMatchObject([{ html: '<p>With @A former member and @Lea Verdi</p>' }]);
  });

  it('is no longer named on closed topics when a staff account is deleted', async () => {
    const { body } = await begin(adaIs());
    const [leaver, admin] = [await world.member({ roles: ['editor'] }), await world.member({ roles: ['admin'] })];
    const topic = (await world.as(adaIs()).get<{ id: string }>(`/api/forum/topics/${body.slug}`)).body;
    const lock = { kind: 'lock', version: 1, reason: 'All is said.' };
    await world.as(leaver).post(`/api/admin/forum/topics/${topic.id}/deeds`, lock);
    const closedBy = async () =>
      (await world.as(adaIs()).get<{ lockedBy: string }>(`/api/forum/topics/${body.slug}`)).body.lockedBy;
    expect(await closedBy()).toBe('Amara Okafor');
    await world.as(admin).send('DELETE', `/api/auth/admin/users/${leaver.id}`);
    await world.settle();
    expect(await closedBy()).toBe('A former member');
  });
});
