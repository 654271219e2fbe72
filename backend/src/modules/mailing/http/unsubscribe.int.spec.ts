import { World, type Member } from '#test/world.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

describe('unsubscribe link', () => {
  let world: World;
  let admin: Member;

  beforeAll(async () => {
    world = await World.start();
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const linkOf = async (email: string) => {
    const mail = (await world.mail.sentTo(email)).at(-1);
    return new URL(/<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname;
  };
  const join = async (email: string) => {
    await world.post('/api/functions/subscribe-email', { email });
    await world.settle();
    return linkOf(email);
  };
  const campaign = (email: string) =>
    world.as(admin).post<{ code?: string }>('/api/functions/start-email-campaign', { email, campaignType: 'welcome' });
  const isOnTheList = async (email: string) => {
    const found = await world.sql('select 1 from email_subscriber where email = $1 and unsubscribed_at is null', [
      email,
    ]);
    return found.length > 0;
  };

  it('shows a page with one button and changes nothing when a scanner opens it', async () => {
    const email = 'scanned@example.org';
    const link = await join(email);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await world.send(method, link)).status).toBe(200);
    const { text, headers } = await world.get(link);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toMatch(/<form method="post"><button type="submit">Unsubscribe<\/button><\/form>/);
    expect(await isOnTheList(email)).toBe(true);
  });

  it.each([
    ['one click of an email program', oneClick, form],
    [
      'one click as multipart data',
      `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ["the page's empty form", '', form],
  ])('unsubscribes at once by %s, without a cookie or a sign-in', async (way, body, headers) => {
    const email = `out-${way.length}@example.org`;
    const response = await world.send('POST', await join(email), body, headers);
    expect(response.status).toBe(200);
    expect(response.text).toContain('You are unsubscribed');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await isOnTheList(email)).toBe(false);
  });

  it('is safe to repeat and keeps the time of the first unsubscription', async () => {
    const email = 'twice@example.org';
    const link = await join(email);
    const leave = () => world.send('POST', link, oneClick, form);
    const leftAt = () => world.sql('select unsubscribed_at from email_subscriber where email = $1', [email]);
    await leave();
    const first = await leftAt();
    const { status } = await leave();
    expect(status).toBe(200);
    expect(await leftAt()).toEqual(first);
    expect((await world.get(link)).text).toContain('You are unsubscribed');
  });

  it('is valid in old emails too', async () => {
    const email = 'faithful@example.org';
    const link = await join(email);
    await world.advance('800d');
    await world.send('POST', link, oneClick, form);
    expect(await isOnTheList(email)).toBe(false);
  });

  it('stops emails to a recipient who was never on the list', async () => {
    const email = 'unlisted@example.org';
    await campaign(email);
    await world.settle();
    const link = await linkOf(email);
    expect((await world.send('POST', link, oneClick, form)).status).toBe(200);
    expect((await world.send('POST', link, oneClick, form)).status).toBe(200);
    expect((await campaign(email)).body).toMatchObject({ status: 409, code: 'mailing.suppressed' });
    expect(await world.sql('select 1 from email_subscriber where email = $1', [email])).toEqual([]);
  });

  it('allows a new subscription by the form without another welcome', async () => {
    const email = 'changed-mind@example.org';
    await campaign(email);
    await world.settle();
    await world.send('POST', await linkOf(email), oneClick, form);
    const { body } = await world.post('/api/functions/subscribe-email', { email });
    await world.settle();
    expect(body).toEqual({ alreadySubscribed: false, resubscribed: true });
    expect(await world.mail.sentTo(email)).toHaveLength(1);
    expect((await campaign(email)).status).toBe(200);
  });

  it.each(['nonsense', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '%00', '..%2f..%2fetc'])(
    'returns a page with 404 for an invalid link (%s)',
    async (token) => {
      for (const method of ['GET', 'POST']) {
        const { status, headers, text } = await world.send(
          method,
          `/u/${token}`,
          method === 'POST' ? oneClick : undefined,
          form,
        );
        expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        expect(text).toContain('Oops! Page not found');
      }
    },
  );
});
