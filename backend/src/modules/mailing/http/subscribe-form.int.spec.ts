import { World } from '#test/world.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('mailing list form without JavaScript', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_SUBSCRIBE_EMAIL: '4' } })));
  afterAll(() => world.close());

  const send = (fields: Record<string, string>) =>
    world.send('POST', '/subscribe', new URLSearchParams(fields).toString(), form);

  it('subscribes an email and returns a page with the outcome', async () => {
    const fields = { email: 'plain+form@example.org', firstName: 'Zoë', source: 'footer' };
    const first = await send(fields);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first.text).toContain('<h1>You are subscribed</h1>');
    expect((await send(fields)).text).toContain('<h1>Already subscribed</h1>');
    const rows = await world.sql('select first_name, source from email_subscriber where email = $1', [fields.email]);
    expect(rows).toEqual([{ first_name: 'Zoë', source: 'footer' }]);
  });

  it('returns a page with the error when the email is not valid, and 429 after the limit', async () => {
    const refused = await send({ email: '"><script>', source: 'footer' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(refused.text).toContain('<h1>You are not subscribed</h1>');
    expect(refused.text).not.toContain('<script>');
    await send({ email: '' });
    const limited = await send({ email: 'late@example.org' });
    expect([limited.status, limited.headers.get('retry-after') !== null]).toEqual([429, true]);
    expect(limited.text).toContain('<h1>You are not subscribed</h1>');
  });

  it('is refused by the JSON API', async () => {
    const body = new URLSearchParams({ email: 'other@example.org' }).toString();
    expect((await world.send('POST', '/api/functions/subscribe-email', body, form)).status).toBe(415);
  });
});
