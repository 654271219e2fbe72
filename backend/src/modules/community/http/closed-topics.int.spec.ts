import { World, type Member } from '#test/world.ts';

interface Written {
  id: string;
  slug: string;
  topicId: string;
}
interface Own {
  isOwnOnly: boolean;
  posts: { items: { id: string }[] };
}

const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'What do you think?', ...values });

describe('a topic above the plan of a member', () => {
  let world: World;
  let [author, reader, other]: Member[] = [];
  beforeAll(
    async () => (world = await World.start({ settings: { LIMIT_FORUM_POSTS: '0', LIMIT_FORUM_POSTS_DAY: '0' } })),
  );
  beforeEach(async () => {
    [author, reader, other] = await Promise.all([1, 2, 3].map(() => world.member({ tier: 'seeker' })));
  });
  afterAll(() => world.close());

  const begin = async (): Promise<Written> => {
    const topic = words({ category: 'general', title: 'Crystals' });
    return (await world.as(author!).post<Written>('/api/forum/topics', topic)).body;
  };
  const reply = (member: Member, slug: string) =>
    world.as(member).post<Written>(`/api/forum/topics/${slug}/posts`, words({ text: 'Theirs' }));
  const open = (member: Member, slug: string) => world.as(member).get<Own>(`/api/forum/topics/${slug}`);

  it('shows authors only their own posts when staff move the topic to a higher tier', async () => {
    const admin = await world.member({ roles: ['admin'] });
    const { slug, topicId, id } = await begin();
    const { body: late } = await reply(reader!, slug);
    const { body: seen } = await world.as(admin).get<{ topicVersion: number }>(`/api/admin/forum/posts/${id}`);
    const move = { version: seen.topicVersion, kind: 'move', category: 'leadership', reason: 'For leaders.' };
    expect((await world.as(admin).post(`/api/admin/forum/topics/${topicId}/deeds`, move)).status).toBe(204);

    const own = await open(author!, slug);
    expect([own.status, own.body.isOwnOnly]).toEqual([200, true]);
    expect(own.body.posts.items.map((post) => post.id)).toEqual([id]);
    expect(JSON.stringify(own.body)).not.toContain('Theirs');
    expect((await open(reader!, slug)).body.posts.items.map((post) => post.id)).toEqual([late.id]);
    expect((await open(other!, slug)).status).toBe(404);
    const listed = await world.as(author!).get<{ items: { id: string }[] }>(`/api/forum/topics/${slug}/posts`);
    expect(listed.body.items.map((post) => post.id)).toEqual([id]);

    expect((await world.as(author!).get(`/api/forum/posts/${late.id}/history`)).status).toBe(404);
    expect((await reply(author!, slug)).status).toBe(404);
    expect((await world.as(author!).put(`/api/forum/posts/${id}`, { text: 'Other words' })).status).toBe(409);
    await world.settle();
    const { body } = await world.as(author!).get<{ items: { title: string; path: string }[] }>('/api/notifications');
    expect(body.items[0]).toMatchObject({ title: 'Your topic is in another category', path: `/members/forum/${slug}` });
    expect((await world.as(author!).send('DELETE', `/api/forum/posts/${id}`)).status).toBe(200);
  });
});
