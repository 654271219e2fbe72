import { OpenPage } from '#test/makers/open-page.ts';
import { createNotificationHelpers, type NotificationSettings } from '#test/makers/notifications.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';

let world: World;
let people: ReturnType<typeof createNotificationHelpers>;
beforeAll(async () => {
  world = await World.start();
  people = createNotificationHelpers(world);
});
afterAll(() => world.close());

const member = () => world.member({ emailConfirmed: true });
const channelsOf = ({ kinds }: NotificationSettings, kind: string) => kinds.find((one) => one.kind === kind)?.channels;

describe('notifications', () => {
  it('reach every recipient once, without the actor', async () => {
    const [reader, writer] = [await member(), await member()];
    const news = { key: 'once', actorId: writer.id };
    await Promise.all([people.tell([reader, writer], news), people.tell([reader, writer], news)]);
    expect(await people.list(reader)).toMatchObject({
      items: [{ title: 'Ingrid Solberg', isRead: false }],
      nextCursor: null,
    });
    expect((await people.list(writer)).items).toEqual([]);
    expect(await people.mailsOf(reader)).toHaveLength(1);
  });

  it('are listed in pages, newest first, for their owner only', async () => {
    const reader = await member();
    for (const title of ['first', 'second', 'third']) await people.tell([reader], { title });
    const page = await people.list(reader, '?limit=2');
    expect(page.items.map(({ title }) => title)).toEqual(['third', 'second']);
    const rest = await people.list(reader, `?limit=2&cursor=${page.nextCursor}`);
    expect(rest.items.map(({ title }) => title)).toEqual(['first']);
    const otherMember = await member();
    expect((await world.as(otherMember).post(`/api/notifications/${page.items[0]?.id}/read`)).status).toBe(404);
    expect((await world.as(otherMember).post('/api/notifications/nonsense/read')).status).toBe(404);
    expect(await people.unread(reader)).toBe(3);
  });

  it('are marked as read one by one, or all up to the newest shown; later ones stay unread', async () => {
    const reader = await member();
    for (const title of ['first', 'second', 'third']) await people.tell([reader], { title });
    const [third, second, first] = (await people.list(reader)).items;
    await world.as(reader).post(`/api/notifications/${first?.id}/read`);
    await world.as(reader).post(`/api/notifications/${first?.id}/read`);
    expect(await people.unread(reader)).toBe(2);
    await world.as(reader).post('/api/notifications/read', { upTo: second?.id });
    expect(await people.unread(reader)).toBe(1);
    expect((await people.list(reader)).items.find(({ id }) => id === third?.id)?.isRead).toBe(false);
  });

  it('update the count on an open page', async () => {
    const reader = await member();
    const page = await OpenPage.open(world.url, { token: reader.accessToken });
    const messages = page.subscribe<{ unread: number }>('notifications');
    await people.tell([reader]);
    await waitUntil(async () => messages.at(-1)?.unread === 1);
    const [item] = (await people.list(reader)).items;
    await world.as(reader).post(`/api/notifications/${item?.id}/read`);
    await waitUntil(async () => messages.at(-1)?.unread === 0);
    page.close();
  });
});

describe('notification settings', () => {
  it('apply to later notifications: in the product, by email, in the digest or off', async () => {
    const reader = await member();
    await people.choose(reader, { kinds: [{ kind: 'reply', channels: [] }] });
    await people.tell([reader]);
    expect(await people.unread(reader)).toBe(0);
    await people.choose(reader, { kinds: [{ kind: 'reply', channels: ['mail'] }] });
    await people.tell([reader], { title: 'By mail alone' });
    expect(await people.unread(reader)).toBe(0);
    expect((await people.mailsOf(reader)).map(({ text }) => text)).toEqual([expect.stringContaining('By mail alone')]);
  });

  it('change only the given fields', async () => {
    const reader = await member();
    await people.choose(reader, {
      zone: 'Africa/Lagos',
      digestHour: 9,
      kinds: [{ kind: 'thanks', channels: ['digest'] }],
    });
    const { body } = await people.choose(reader, { quietHours: { from: 1_290, until: 420 } });
    expect(body).toMatchObject({ zone: 'Africa/Lagos', digestHour: 9, quietHours: { from: 1_290, until: 420 } });
    expect(channelsOf(body, 'thanks')).toEqual(['digest']);
    expect(channelsOf(body, 'mention')).toEqual(['product', 'mail']);
    expect((await people.choose(reader, { quietHours: null })).body.quietHours).toBeNull();
  });

  it.each([
    [{ kinds: [{ kind: 'gossip', channels: [] }] }, 'Choose one of the kinds'],
    [{ kinds: [{ kind: 'reply', channels: ['pigeon'] }] }, 'Choose product, mail, digest, or none of them'],
    [{ quietHours: { from: -1, until: 1_440 } }, 'Choose a time of the day'],
    [{ digestHour: 24 }, 'Choose an hour from 0 to 23'],
    [{ zone: 'Atlantis' }, 'zone must be a time zone such as Europe/Berlin'],
  ])('reject an invalid choice: %j', async (choice, message) => {
    const reader = await member();
    const { status, body } = await people.choose(reader, choice);
    expect({ status, body: JSON.stringify(body) }).toEqual({ status: 400, body: expect.stringContaining(message) });
  });
});

describe('notification email', () => {
  it('names its kind and turns only that kind off with one click', async () => {
    const reader = await member();
    await people.tell([reader]);
    const [mail] = await people.mailsOf(reader);
    expect(mail?.text).toMatch(/emails\s+about\s+replies/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname;
    const before = await world.get<string>(link);
    expect(before.text).toContain('Stop these emails?');
    expect((await world.post(link)).status).toBe(200);
    const { body } = await world.as(reader).get<NotificationSettings>('/api/notifications/settings');
    expect(channelsOf(body, 'reply')).toEqual(['product']);
    expect(channelsOf(body, 'mention')).toEqual(['product', 'mail']);
    expect((await world.get<string>(link)).text).toContain('These emails have stopped');
    await people.tell([reader]);
    expect(await people.mailsOf(reader)).toHaveLength(1);
  });

  it('is not sent to an unconfirmed email', async () => {
    const reader = await world.member();
    await people.tell([reader]);
    expect(await people.mailsOf(reader)).toEqual([]);
    expect(await people.unread(reader)).toBe(1);
  });
});
