import { createForumSteps, type Post } from '#test/makers/forum.ts';
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

const { begin, reply, postsOf, topicOf, listed } = createForumSteps(() => world);

describe('a post', () => {
  it('is stored as safe HTML that mentions only the picked members of the forum', async () => {
    const { body } = await begin(adaIs(), {
      text: '<script>x</script> **@Ben Moss** and @Unknown',
      mentions: [benIs().id, crypto.randomUUID()],
    });
    const [post] = (await postsOf(benIs(), body.slug)).items;
    expect(post?.html).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt; <strong><span class="mention">@Ben Moss</span></strong> and @Unknown</p>',
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
    const newMember = await world.member({ tier: 'seeker' });
    const { body: topic } = await begin(adaIs());
    const { body } = await reply(newMember, topic.slug, { text: 'See https://shop.example' });
    expect(body.isHeld).toBe(true);
    expect((await postsOf(newMember, topic.slug)).items.at(-1)).toMatchObject({ state: 'held', number: null });
    expect((await postsOf(benIs(), topic.slug)).items).toHaveLength(1);
    for (let at = 0; at < 3; at += 1) await reply(newMember, topic.slug);
    expect((await reply(newMember, topic.slug, { text: 'https://shop.example' })).body.isHeld).toBe(false);
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
    await world.as(adaIs()).put(`/api/forum/posts/${edited.id}`, { text: 'With a friend' });
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
