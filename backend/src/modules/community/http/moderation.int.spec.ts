import { OpenPage } from '#test/makers/open-page.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';

interface Case {
  version: number;
  topicVersion: number;
  topicId: string;
  state: string;
  reports: { reporter: string; reason: string; isOpen: boolean }[];
  before: { kind: string; reason: string }[];
}
interface Problem {
  code: string;
}
interface Written {
  id: string;
  slug: string;
  topicId: string;
}

let world: World;
let [author, admin, support]: Member[] = [];
let readers: Member[] = [];
beforeAll(async () => {
  world = await World.start({ settings: { LIMIT_FORUM_POSTS: '5', LIMIT_FORUM_POSTS_DAY: '0' } });
  readers = await Promise.all(Array.from({ length: 3 }, () => world.member({ tier: 'seeker' })));
  admin = await world.member({ roles: ['admin'] });
  support = await world.member({ roles: ['support'] });
});
beforeEach(async () => {
  author = await world.member({ tier: 'seeker' });
});
afterAll(() => world.close());

const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'Crystals, 20 % off', ...values });
const begin = async (member = author!, values: object = {}): Promise<Written> =>
  (
    await world
      .as(member)
      .post<Written>('/api/forum/topics', words({ category: 'general', title: 'Crystals', ...values }))
  ).body;
const report = (member: Member, id: string, values: object = {}) =>
  world.as(member).post<Problem>(`/api/forum/posts/${id}/reports`, { reason: 'selling', ...values });
const look = async (id: string) => (await world.as(support!).get<Case>(`/api/admin/forum/posts/${id}`)).body;
const decide = async (staff: Member, id: string, values: object) =>
  world.as(staff).post<Case & Problem>(`/api/admin/forum/posts/${id}/deeds`, {
    version: (await look(id)).version,
    reason: 'Nothing is sold here.',
    ...values,
  });
const htmlFor = async (member: Member, slug: string) =>
  (await world.as(member).get<{ items: { html: string | null; state: string }[] }>(`/api/forum/topics/${slug}/posts`))
    .body.items?.[0];

describe('a reported post', () => {
  it('is hidden by the third report and shown again when staff decide so', async () => {
    const post = await begin();
    expect((await report(author!, post.id)).body.code).toBe('community.own-post');
    await report(readers[0]!, post.id);
    await report(readers[0]!, post.id);
    await report(readers[1]!, post.id, { reason: 'unkind', words: 'Third time' });
    expect((await look(post.id)).state).toBe('shown');
    await world.as(readers[2]!).post(`/api/forum/topics/${post.slug}/posts`, words({ text: 'A reply' }));
    await report(readers[2]!, post.id);
    expect(await htmlFor(readers[0]!, post.slug)).toMatchObject({ html: null, state: 'hidden' });
    const stats = await world.as(admin!).get<{ forumReports: number }>('/api/admin/stats');
    expect(stats.body.forumReports).toBeGreaterThan(0);
    const found = await look(post.id);
    expect(found.reports.map(({ reason }) => reason)).toEqual(['selling', 'unkind', 'selling']);
    const restored = await decide(support!, post.id, { kind: 'leave', reason: 'A matter of taste.' });
    expect(restored.body.reports.every(({ isOpen }) => !isOpen)).toBe(true);
    expect(restored.body.before).toMatchObject([{ kind: 'leave', reason: 'A matter of taste.' }]);
    expect((await htmlFor(readers[0]!, post.slug))?.state).toBe('shown');
  });

  it('returns 409 to the second moderator when two moderators decide at the same time', async () => {
    const post = await begin();
    await report(readers[0]!, post.id);
    const { version } = await look(post.id);
    const both = await Promise.all([
      decide(support!, post.id, { kind: 'hide', version }),
      decide(admin!, post.id, { kind: 'leave', version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('community.changed-meanwhile');
  });

  it('can be shown again only by administrators when an administrator hid it', async () => {
    const post = await begin();
    await decide(admin!, post.id, { kind: 'hide' });
    const refused = await decide(support!, post.id, { kind: 'restore' });
    expect([refused.status, refused.body.code]).toEqual([403, 'community.administrator-decided']);
    expect((await decide(admin!, post.id, { kind: 'restore' })).body.state).toBe('shown');
  });

  it('notifies its author of the action and the reason without the reporter, and writes to the audit log', async () => {
    const post = await begin();
    await report(readers[0]!, post.id);
    await decide(support!, post.id, { kind: 'warn', reason: 'Please do not sell here.' });
    await world.settle();
    const mail = (await world.mail.sentTo(author!.email)).at(-1)!;
    expect(mail.text).toContain('Please do not sell here.');
    expect(mail.text).not.toContain('Okafor');
    const [entry] = await world.sql<{ details: { reason: string } }>(
      `select details from audit_log where action = 'community.warn' and subject_id = $1`,
      [author!.id],
    );
    expect(entry?.details.reason).toBe('Please do not sell here.');
  });

  it('can suspend its author from posting until a date, while they can still read', async () => {
    const post = await begin();
    const suspend = async (values: object) =>
      world.as(admin!).post<Problem>(`/api/admin/forum/posts/${post.id}/suspension`, {
        version: (await look(post.id)).version,
        reason: 'We spoke of it twice.',
        ...values,
      });
    expect((await suspend({})).status).toBe(400);
    const past = await suspend({ until: new Date(0).toISOString() });
    expect([past.status, past.body.code]).toEqual([400, 'community.until-needed']);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const own = await begin();
    await suspend({ until });
    const refused = await world
      .as(author!)
      .post<Problem>('/api/forum/topics', words({ category: 'general', title: 'X' }));
    expect([refused.status, refused.body.code]).toEqual([403, 'community.suspended']);
    const edited = await world.as(author!).put<object>(`/api/forum/posts/${own.id}`, { text: 'Other words' });
    expect(edited.body).toMatchObject({ code: 'community.suspended', until, reason: 'We spoke of it twice.' });
    const late = await world.as(author!).post<Problem>(`/api/forum/topics/${own.slug}/posts`, words());
    expect(late.body.code).toBe('community.suspended');
    const profile = { shownName: 'Buy crystals', line: null, isHidden: false };
    const renamed = await world.as(author!).put<Problem>('/api/forum/profile', profile);
    expect([renamed.status, renamed.body.code]).toEqual([403, 'community.suspended']);
    expect((await world.as(author!).send('DELETE', `/api/forum/posts/${own.id}`)).status).toBe(200);
    expect((await world.as(author!).get('/api/forum')).body).toMatchObject({ suspendedUntil: until });
    await world.as(admin!).post(`/api/admin/forum/members/${author!.id}/lift`, { reason: 'We talked.' });
    const again = await world.as(author!).post('/api/forum/topics', words({ category: 'general', title: 'X' }));
    expect(again.status).toBe(200);
  });
});

describe('a topic', () => {
  it('moves with its counts, closes and is pinned by staff', async () => {
    await world.as(readers[0]!).get('/api/forum');
    const post = await begin();
    const counts = async () =>
      Object.fromEntries(
        (await world.sql<{ slug: string; n: number }>('select slug, post_count as n from forum_category')).map(
          ({ slug, n }) => [slug, n],
        ),
      );
    const before = await counts();
    const moderate = async (values: object) =>
      world.as(support!).post(`/api/admin/forum/topics/${post.topicId}/deeds`, {
        version: (await look(post.id)).topicVersion,
        reason: 'Fits better there.',
        ...values,
      });
    expect((await moderate({ kind: 'move', category: 'practice' })).status).toBe(204);
    const after = await counts();
    expect([after['general'], after['practice']]).toEqual([before['general']! - 1, before['practice']! + 1]);
    await moderate({ kind: 'lock' });
    const late = await world.as(readers[0]!).post<Problem>(`/api/forum/topics/${post.slug}/posts`, words());
    expect([late.status, late.body.code]).toEqual([409, 'community.topic-closed']);
    await moderate({ kind: 'pin' });
    await world.as(readers[0]!).put(`/api/forum/topics/${post.slug}/follow`, { follows: true });
    const listed = async (show: string) => {
      const { body } = await world.as(readers[0]!).get<{ items: { slug: string }[] }>(`/api/forum/topics?show=${show}`);
      return body.items.map(({ slug }) => slug);
    };
    for (const show of ['latest', 'new', 'following']) {
      const slugs = await listed(show);
      expect([slugs[0], new Set(slugs).size]).toEqual([post.slug, slugs.length]);
    }
    await world.as(readers[0]!).put(`/api/forum/topics/${post.slug}/follow`, { follows: false });
    expect(await listed('following')).not.toContain(post.slug);
    await moderate({ kind: 'unpin' });
  });

  it('accepts a limited number of posts per member in ten minutes; rejected posts do not count', async () => {
    const { slug } = await begin();
    for (let at = 0; at < 5; at += 1)
      expect((await world.as(author!).post('/api/forum/topics/no-such-topic/posts', words())).status).toBe(404);
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push((await world.as(author!).post(`/api/forum/topics/${slug}/posts`, words())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('notifies open pages of a reply, except pages of users without access', async () => {
    const { slug, topicId } = await begin();
    const writer = readers[1]!;
    const [page, shut] = await Promise.all([
      OpenPage.open(world.url, { token: readers[0]!.accessToken }),
      OpenPage.open(world.url, { token: (await world.member()).accessToken }),
    ]);
    const topic = `forum-topic:${topicId}`;
    const [updates, nothing] = [page.subscribe<object>(topic), shut.subscribe<object>(topic)];
    // The server may still check if the page can subscribe to the topic, so the first posts may cause no update.
    await waitUntil(async () => {
      await world.as(writer).post(`/api/forum/topics/${slug}/posts`, words({ text: 'Something new' }));
      return updates.length > 0;
    });
    expect(updates[0]).toMatchObject({ lastNumber: expect.any(Number) as number });
    expect(nothing).toEqual([]);
    page.close();
    shut.close();
  });
});
