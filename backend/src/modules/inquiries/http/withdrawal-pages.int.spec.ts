import { Payer } from '#test/makers/membership.ts';
import { World } from '#test/world.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a withdrawal in a browser without JavaScript', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_FORMS: '3' } })));
  afterAll(() => world.close());
  beforeEach(() => world.sql('delete from rate_limit'));

  const send = (path: string, fields: Record<string, string>) =>
    world.send('POST', path, new URLSearchParams(fields).toString(), formType);
  const formIn = (html: string) => {
    const text = (escaped: string) => escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
    return {
      path: /<form method="post" action="([^"]+)">/.exec(html)?.[1] ?? '',
      fields: Object.fromEntries([...inputs].map(([, name, value]) => [name!, text(value!)])),
    };
  };
  const stored = (email: string) => world.sql(`select status, name from inquiry where email = $1`, [email]);

  it('is stored and refunded only after the second step', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    const { email } = payer.buyer.member;
    const path = '/api/account/membership/invoices';
    const { body } = await world.as(payer.buyer.member).get<{ items: { number: string }[] }>(path);
    const { number } = body.items[0]!;

    const fields = {
      name: 'Amara <b> & Co',
      email: email.toUpperCase(),
      invoice: ` ${number.toLowerCase()} `,
      website: '',
    };
    const first = await send('/withdraw', fields);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.text).toContain(`I withdraw from my purchase with invoice <strong>${number}</strong>.`);
    expect(first.text).not.toContain('<b>');
    await world.settle();
    expect(await stored(email)).toEqual([]);

    const second = formIn(first.text);
    expect(second.path).toBe('/withdraw/confirm');
    const received = await send(second.path, second.fields);
    expect(received.status).toBe(200);
    expect(received.text).toContain('<h1>Withdrawal received</h1>');
    expect(received.text).toMatch(/We received it on \w+day \d+ .+ (AM|PM) in New York\./);
    const reference = /<strong>(W-[2-9A-Z]{6})<\/strong>/.exec(received.text)?.[1];
    await world.settle();
    expect(await payer.refunds()).toEqual([25_000]);
    expect(await stored(email)).toEqual([{ status: 'answered', name: 'Amara <b> & Co' }]);
    const subjects = (await world.mail.sentTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`We received your withdrawal (${reference})`);
    expect((await send(second.path, second.fields)).text).toContain(reference!);
    expect(await stored(email)).toHaveLength(1);
  });

  it('returns a page with each error, and shares the limit of the form with JavaScript', async () => {
    const fields = { name: 'Amara', email: 'amara@example.org', invoice: 'ABCD1234-0001' };
    for (const path of ['/withdraw', '/withdraw/confirm']) {
      const { status, headers, text } = await send(path, { ...fields, name: '', invoice: '"><script>' });
      expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
      expect(text).toContain('<p>Please enter your name</p>');
      expect(text).toContain('<p>Please enter the invoice number from your purchase email</p>');
      expect(text).not.toContain('<script>');
    }
    const statuses = [];
    for (let sent = 1; sent <= 3; sent += 1) statuses.push((await send('/withdraw/confirm', fields)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await world.post('/api/forms/withdrawal', fields)).status).toBe(429);
  });

  it('stores nothing when a bot fills in the hidden field', async () => {
    const bot = { name: 'Bot', email: 'bot@example.org', invoice: 'ABCD1234-0001', website: 'https://spam.example' };
    const { path, fields } = formIn((await send('/withdraw', bot)).text);
    expect((await send(path, fields)).text).toContain('<h1>Withdrawal received</h1>');
    expect(await stored(bot.email)).toEqual([]);
  });
});
