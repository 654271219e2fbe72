import { createNotificationHelpers } from '#test/makers/notifications.ts';
import { World, type Member } from '#test/world.ts';
import { SendDigests } from '../use-cases/send-digests.ts';

let world: World;
let people: ReturnType<typeof createNotificationHelpers>;
beforeAll(async () => {
  world = await World.start({ schedules: false });
  people = createNotificationHelpers(world);
});
afterAll(() => world.close());

async function member(firstName: string): Promise<Member> {
  const one = await world.member({ tier: 'seeker', firstName, lastName: 'Lind', emailConfirmed: true });
  await world.as(one).get('/api/forum');
  return one;
}
const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'A still morning', ...values });
const begin = async (author: Member, title: string) =>
  (await world.as(author).post<{ slug: string }>('/api/forum/topics', words({ category: 'general', title }))).body.slug;
const reply = async (author: Member, slug: string, values: object = {}) =>
  (await world.as(author).post<{ id: string }>(`/api/forum/topics/${slug}/posts`, words(values))).body.id;
const notificationsOf = async (of: Member) => {
  await world.settle();
  const { body } = await world
    .as(of)
    .get<{ items: { kind: string; title: string; text: string; path: string }[] }>('/api/notifications');
  return body.items.map(({ kind, title, text }) => `${kind}: ${title} ${text}`);
};

describe('forum notifications', () => {
  it('are sent once per post: for a mention, else to the topic author, else to a follower', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const slug = await begin(ada, 'The third breath');
    await reply(ben, slug);
    await reply(cleo, slug, { text: `Thank you @Ben Lind`, mentions: [ben.id] });
    expect(await notificationsOf(ada)).toEqual([
      'reply: Cleo Lind replied to you in “The third breath”',
      'reply: Ben Lind replied to you in “The third breath”',
    ]);
    expect(await notificationsOf(ben)).toEqual(['mention: Cleo Lind mentioned you in “The third breath”']);
    await reply(ada, slug);
    expect(await notificationsOf(cleo)).toEqual(['followed: Ada Lind wrote in “The third breath”']);
    expect(await notificationsOf(ada)).toHaveLength(2);
  });

  it('notify a member once when edits mention them, and not before staff approve a held edit', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const slug = await begin(ada, 'Edited mentions');
    await reply(cleo, slug, { text: 'I follow this' });
    const id = await reply(ada, slug, { text: 'First text' });
    const mention = async (text: string) => {
      const edited = { text, mentions: [ben.id, cleo.id] };
      expect((await world.as(ada).put(`/api/forum/posts/${id}`, edited)).status).toBe(200);
      await world.settle();
    };
    await mention('@Ben Lind');
    await mention('No mention');
    await mention('@Ben Lind again');
    expect(await notificationsOf(ben)).toEqual(['mention: Ada Lind mentioned you in “Edited mentions”']);

    await mention('@Ben Lind @Cleo Lind https://held.example');
    expect(await notificationsOf(cleo)).toEqual(['followed: Ada Lind wrote in “Edited mentions”']);
    const staff = await world.member({ roles: ['support'] });
    const { body } = await world.as(staff).get<{ version: number }>(`/api/admin/forum/posts/${id}`);
    const approval = { version: body.version, kind: 'leave', reason: 'A fine link.' };
    expect((await world.as(staff).post(`/api/admin/forum/posts/${id}/deeds`, approval)).status).toBe(200);
    expect(await notificationsOf(cleo)).toEqual([
      'mention: Ada Lind mentioned you in “Edited mentions”',
      'followed: Ada Lind wrote in “Edited mentions”',
    ]);
    expect(await notificationsOf(ben)).toHaveLength(1);
  });

  it('mark notifications of a topic as read when its page is opened, and no others', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const [opened, other] = [await begin(ada, 'The third breath'), await begin(ada, 'Silence at work')];
    await reply(ben, opened);
    await reply(ben, opened);
    await reply(ben, other);
    expect(await notificationsOf(ada)).toHaveLength(3);
    await world.as(ada).post('/api/notifications/read-page', { path: `/members/forum/${opened}` });
    expect(await people.unread(ada)).toBe(1);
    const { status } = await world.as(ada).post('/api/notifications/read-page', { path: 'https://elsewhere.example' });
    expect(status).toBe(400);
  });

  it('exclude topics of a category that a downgrade closed from list, count, emails and digest', async () => {
    const [ada, leader] = [await member('Ada'), await world.member({ tier: 'visionary', firstName: 'Cleo' })];
    await world.sql(`update membership_grant set tier = 'visionary' where user_id = $1`, [ada.id]);
    const closed = { category: 'leadership', title: 'Closed doors', text: '@Ada Lind', mentions: [ada.id] };
    const { body } = await world.as(leader).post<{ slug: string }>('/api/forum/topics', words(closed));
    await world.as(ada).put(`/api/forum/topics/${body.slug}/follow`, { follows: true });
    await reply(leader, body.slug);
    await world.as(leader).get('/api/forum');
    expect(await notificationsOf(ada)).toHaveLength(2);
    expect(await people.unread(ada)).toBe(2);

    await world.sql(`update membership_grant set tier = 'seeker' where user_id = $1`, [ada.id]);
    expect(await notificationsOf(ada)).toEqual([]);
    expect(await people.unread(ada)).toBe(0);
    const countMails = async () =>
      (await world.mail.sentTo(ada.email)).filter(({ text }) => text.includes('Closed doors')).length;
    const sentBefore = await countMails();
    await world.advance('25h');
    await people.mailsOf(ada);
    expect(await countMails()).toBe(sentBefore);
  });

  it('skip members who muted the author or cannot read the topic any more', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const slug = await begin(ada, 'Silence at work');
    await reply(cleo, slug);
    const before = (await notificationsOf(ada)).length;
    await world.as(ada).put(`/api/forum/people/${ben.id}/muted`, { isMuted: true });
    await world.sql('delete from membership_grant where user_id = $1', [cleo.id]);
    await reply(ben, slug);
    expect(await notificationsOf(ada)).toHaveLength(before);
    expect(await notificationsOf(cleo)).toEqual([]);
  });

  it('skip a mention when the member cannot read the topic or muted the author', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const leader = await world.member({ tier: 'visionary', firstName: 'Cleo', lastName: 'Lind' });
    const mention = (category: string, title: string) =>
      world
        .as(leader)
        .post('/api/forum/topics', words({ category, title, text: '@Ada Lind @Ben Lind', mentions: [ada.id, ben.id] }));
    await mention('leadership', 'Closed doors');
    await world.as(ben).put(`/api/forum/people/${leader.id}/muted`, { isMuted: true });
    await mention('general', 'An open door');
    expect(await notificationsOf(ada)).toEqual(['mention: Cleo Lind mentioned you in “An open door”']);
    expect(await notificationsOf(ben)).toEqual([]);
  });

  it('mark earlier notifications of the same subject as read, and no later ones', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const [slug, other] = [await begin(ada, 'One matter'), await begin(ada, 'Another')];
    for (const author of [ben, cleo]) await reply(author, slug);
    await reply(ben, other);
    await notificationsOf(ada);
    const [, latest] = (await people.list(ada)).items;
    await reply(ben, slug);
    await notificationsOf(ada);
    await people.read(ada, latest?.id);
    expect((await people.list(ada)).items.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
  });

  it('name the member who says thank you, once, and never for their own post', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const slug = await begin(ada, 'Bread');
    const { body } = await world.as(ada).get<{ items: { id: string }[] }>(`/api/forum/topics/${slug}/posts`);
    const thanks = `/api/forum/posts/${body.items[0]?.id}/thanks`;
    for (const isThanked of [true, false, true]) await world.as(ben).put(thanks, { isThanked });
    await world.as(ada).put(thanks, { isThanked: true });
    expect(await notificationsOf(ada)).toEqual(['thanks: Ben Lind thanked you in “Bread”']);
  });

  it('reach followers in the daily digest with a link to each topic', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const slug = await begin(ada, 'A chair by the window');
    await reply(cleo, slug);
    await reply(ben, slug);
    await notificationsOf(cleo);
    await world.advance('25h');
    await world.app.get(SendDigests, { strict: false }).send();
    const [digest] = await people.mailsOf(cleo);
    expect(digest?.subject).toBe('One thing is new');
    expect(digest?.text).toContain('wrote in “A chair by the window”');
    expect(digest?.text).toContain(`/members/forum/${slug}`);
  });
});
