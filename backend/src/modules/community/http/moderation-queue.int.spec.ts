import { World, type Member } from '#test/world.ts';

interface Problem {
  code: string;
  detail: string;
}
interface Case {
  version: number;
  state: string;
  forAdmins: string[];
  subject: object;
  before: { id: string; kind: string }[];
}
interface Written {
  id: string;
  slug: string;
  topicId: string;
}
type Row = { id: string; state: string };

let world: World;
let [author, reader, admin, support]: Member[] = [];
beforeAll(async () => {
  world = await World.start({ settings: { LIMIT_FORUM_POSTS: '0', LIMIT_FORUM_POSTS_DAY: '0', LIMIT_FORMS: '0' } });
  reader = await world.member({ tier: 'seeker' });
  admin = await world.member({ roles: ['admin'] });
  support = await world.member({ roles: ['support'] });
});
beforeEach(async () => {
  author = await world.member({ tier: 'seeker' });
});
afterAll(() => world.close());

const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'Crystals, 20 % off', ...values });
const begin = async (values: object = {}): Promise<Written> =>
  (
    await world
      .as(author!)
      .post<Written>('/api/forum/topics', words({ category: 'general', title: 'Crystals', ...values }))
  ).body;
const report = (id: string, member = reader!) =>
  world.as(member).post(`/api/forum/posts/${id}/reports`, { reason: 'selling' });
const look = async (id: string) => (await world.as(support!).get<Case>(`/api/admin/forum/posts/${id}`)).body;
const decide = async (staff: Member, id: string, values: object) =>
  world.as(staff).post<Case & Problem>(`/api/admin/forum/posts/${id}/deeds`, {
    version: (await look(id)).version,
    reason: 'Nothing is sold here.',
    ...values,
  });
const queue = async (query = '') =>
  (await world.as(support!).get<{ items: Row[] }>(`/api/admin/forum/queue${query}`)).body.items.map(({ id }) => id);
const shownTo = async (member: Member, slug: string) =>
  (
    await world
      .as(member)
      .get<{ items: { html: string | null; state: string; author: object }[] }>(`/api/forum/topics/${slug}/posts`)
  ).body.items[0];
const subjects = async () =>
  (await world.mail.sentTo(author!.email)).map(({ subject }) => subject).filter((subject) => subject.includes('forum'));

describe('the moderation queue', () => {
  it('lists reported and held posts, longest waiting first, until staff decide', async () => {
    const [late, soon] = [await begin(), await begin()];
    const held = await begin({ text: 'See https://example.org' });
    await report(soon.id);
    await report(late.id);
    const own = [soon.id, late.id, held.id];
    const waiting = (await queue('?limit=100')).filter((id) => own.includes(id));
    expect(waiting).toEqual([held.id, soon.id, late.id]);
    expect((await queue('?limit=100&state=held')).filter((id) => own.includes(id))).toEqual([held.id]);
    expect((await world.as(support!).get(`/api/admin/forum/queue?state=lost`)).status).toBe(400);
    await decide(support!, held.id, { kind: 'leave' });
    await decide(support!, soon.id, { kind: 'hide' });
    expect((await queue('?limit=100')).filter((id) => own.includes(id))).toEqual([late.id]);
    expect((await shownTo(reader!, held.slug))?.html).toContain('example.org');
  });

  it('holds a link that a new member adds by an edit, also when the post is deleted and restored', async () => {
    const post = await begin();
    const { version } = await look(post.id);
    const edit = { text: 'Crystals at https://shop.example', mentions: [] };
    await world.as(author!).put(`/api/forum/posts/${post.id}`, edit);
    expect((await decide(support!, post.id, { kind: 'leave', version })).status).toBe(409);
    await world.as(author!).send('DELETE', `/api/forum/posts/${post.id}`);
    await world.as(author!).post(`/api/forum/posts/${post.id}/restore`, {});
    expect((await look(post.id)).state).toBe('held');
    expect((await world.as(reader!).get(`/api/forum/topics/${post.slug}`)).status).toBe(404);
  });

  it('does not hold links of a member with three shown posts, also when a post is restored', async () => {
    for (let posts = 0; posts < 3; posts += 1) await begin();
    const post = await begin({ text: 'See https://example.org' });
    await world.as(author!).send('DELETE', `/api/forum/posts/${post.id}`);
    await world.as(author!).post(`/api/forum/posts/${post.id}/restore`, {});
    expect((await look(post.id)).state).toBe('shown');
  });

  it('shows staff all posts of a topic with the hidden ones, on any plan', async () => {
    const post = await begin();
    await decide(support!, post.id, { kind: 'hide' });
    await world.as(author!).post(`/api/forum/topics/${post.slug}/posts`, words({ text: 'And a reply' }));
    const { body } = await world.as(support!).get<{ items: object[] }>(`/api/admin/forum/posts?topic=${post.topicId}`);
    expect(body.items).toMatchObject([{ id: post.id, state: 'hidden', source: 'Crystals, 20 % off' }]);
  });

  it('shows the earlier reports, hidden posts and warnings of an author', async () => {
    const [one, other] = [await begin(), await begin()];
    await report(one.id);
    await decide(support!, one.id, { kind: 'warn' });
    await report(other.id);
    const { subject, before } = await look(other.id);
    expect(subject).toMatchObject({ posts: 1, hidden: 1, reports: 2, warnings: 1, suspensions: 0, tier: 'seeker' });
    expect(before).toMatchObject([{ kind: 'warn' }]);
  });
});

describe('moderation by two staff members', () => {
  it('returns the first decision to the second moderator', async () => {
    const post = await begin();
    const { version } = await look(post.id);
    await decide(support!, post.id, { kind: 'hide', version });
    const late = await decide(admin!, post.id, { kind: 'leave', version });
    expect(late.status).toBe(409);
    expect(late.body.detail).toMatch(/^.+ hid this post\. Check it again, then decide\.$/);
    const { version: seen } = await look(post.id);
    await decide(admin!, post.id, { kind: 'restore' });
    await report(post.id);
    const again = await decide(support!, post.id, { kind: 'warn', version: seen });
    expect(again.body.detail).toBe('It was reported. Check it again, then decide.');
  });

  it("prevents support from undoing an administrator's decision, also in two steps", async () => {
    const post = await begin();
    await decide(admin!, post.id, { kind: 'hide' });
    await decide(support!, post.id, { kind: 'warn' });
    expect((await decide(support!, post.id, { kind: 'restore' })).body.code).toBe('community.administrator-decided');
    expect((await look(post.id)).forAdmins).toEqual(expect.arrayContaining(['restore', 'leave']));
    await decide(admin!, post.id, { kind: 'restore' });
    expect((await decide(support!, post.id, { kind: 'hide' })).body.code).toBe('community.administrator-decided');
    await report(post.id);
    expect((await decide(support!, post.id, { kind: 'hide' })).body.state).toBe('hidden');
    expect((await decide(support!, post.id, { kind: 'restore' })).body.state).toBe('shown');
  });
});

describe('an author', () => {
  it('can delete a hidden post; it stays deleted without an email when staff restore it', async () => {
    const post = await begin();
    await decide(support!, post.id, { kind: 'hide' });
    expect((await world.as(author!).send('DELETE', `/api/forum/posts/${post.id}`)).status).toBe(200);
    expect((await decide(support!, post.id, { kind: 'restore' })).body.state).toBe('deleted');
    await world.settle();
    expect(await subjects()).toEqual(['Your forum post is hidden']);
  });

  it('cannot restore a deleted post when staff hid it meanwhile', async () => {
    const post = await begin();
    await world.as(author!).send('DELETE', `/api/forum/posts/${post.id}`);
    await decide(support!, post.id, { kind: 'hide' });
    await world.as(author!).post(`/api/forum/posts/${post.id}/restore`);
    expect((await look(post.id)).state).toBe('hidden');
  });

  it('replies to a decision through the link in its email, and staff see the decision', async () => {
    const post = await begin();
    await decide(support!, post.id, { kind: 'warn', reason: 'Please do not sell here.' });
    await world.settle();
    const mail = (await world.mail.sentTo(author!.email)).at(-1)!;
    const decision = /contact\?decision=([\w-]+)/.exec(mail.text)?.[1];
    const form = { name: 'Amara', email: author!.email, message: 'I meant no sale.', decision };
    expect((await world.post('/api/forms/contact', form)).status).toBe(201);
    const { body } = await world
      .as(support!)
      .get<{ items: { id: string }[] }>(`/api/admin/inquiries?decision=${(await look(post.id)).before[0]!.id}`);
    expect(body.items).toHaveLength(1);
    const whole = await world.as(support!).get(`/api/admin/inquiries/${body.items[0]!.id}`);
    expect(whole.body).toMatchObject({
      decision: { kind: 'warn', title: 'Crystals', reason: 'Please do not sell here.', postId: post.id },
    });
  });

  it('can send the contact form when its link names an unknown or invalid decision', async () => {
    for (const decision of ['x', '01900000-0000-7000-8000-000000000000']) {
      const email = `${crypto.randomUUID()}@example.org`;
      await world.post('/api/forms/contact', { name: 'Amara', email, message: 'Hello', decision });
      const { body } = await world
        .as(support!)
        .get<{ items: { id: string }[] }>(`/api/admin/inquiries?q=${encodeURIComponent(email)}`);
      const whole = await world.as(support!).get(`/api/admin/inquiries/${body.items[0]!.id}`);
      expect(whole.body).toMatchObject({ decision: null });
    }
  });

  it('is notified when a topic is closed, not when it is pinned', async () => {
    const { topicId } = await begin();
    for (const [at, kind] of ['pin', 'unpin', 'lock'].entries())
      await world
        .as(support!)
        .post(`/api/admin/forum/topics/${topicId}/deeds`, { kind, version: at + 1, reason: 'It has been said.' });
    await world.settle();
    expect(await subjects()).toEqual(['Your topic in the forum is closed']);
  });

  it('is shown without a tier when their plan has ended', async () => {
    const post = await begin();
    expect((await shownTo(reader!, post.slug))?.author).toMatchObject({ tier: 'seeker' });
    await world.sql('delete from membership_grant where user_id = $1', [author!.id]);
    expect((await shownTo(reader!, post.slug))?.author).toMatchObject({ tier: null });
  });
});
