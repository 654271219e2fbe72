import { addSubscriber } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import type { LetterPage, LetterView } from '../use-cases/archive/archive.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import type { CampaignView } from '../use-cases/campaigns/campaign.view.ts';

interface Problem {
  readonly code: string;
  readonly suggestion: string;
}

const body = `# The long quiet

Dear {{first name, else Friend}}, the days are *short* now.

::button[Join us](/events)

:::tier[seeker, creator]
Words for payers
:::
:::tier[free]
Words for everyone
:::

::program[quiet-ground]

Read [the book](/book) with <b>us</b>.`;

describe('the public archive', () => {
  let world: World;
  let admin: Member;
  const asAdmin = () => world.as(admin);
  const draft = async (slug: string, values: object = {}) => {
    const texts = { subject: `About ${slug}, {{first name, else Friend}}`, body, filter: { sources: ['archive'] } };
    const made = await asAdmin().post<CampaignView>('/api/admin/campaigns', {
      ...texts,
      isPublic: true,
      slug,
      ...values,
    });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  const act = (id: string, action: string, values: object = {}) =>
    asAdmin().post<CampaignView>(`/api/admin/campaigns/${id}/${action}`, values);
  const archive = (id: string, values: object) =>
    asAdmin().put<CampaignView & Problem>(`/api/admin/campaigns/${id}/archive`, values);
  const start = async (id: string) => {
    expect((await act(id, 'send', { recipients: 1 })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
  };
  const send = async (slug: string, values: object = {}) => {
    const id = await draft(slug, values);
    await start(id);
    await world.settle();
    return id;
  };
  const listed = async () => (await world.get<LetterPage>('/api/letters?limit=100')).body.items.map(({ slug }) => slug);
  const untilStatus = (path: string, status: number) =>
    waitUntil(async () => (await world.get(path)).status === status);

  beforeAll(async () => {
    world = await World.start({ schedules: false, pages: true, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
    await addSubscriber(world, 'reader@archive.example', { source: 'archive', firstName: 'Amara' });
    const program = { title: 'Quiet Ground', slug: 'quiet-ground', summary: 'Four weeks.', status: 'published' };
    expect((await asAdmin().post('/api/admin/programs', program)).status).toBe(201);
  });
  afterAll(() => world.close());

  it('shows a public campaign as a visitor may read it, after it can no longer be undone', async () => {
    const slug = 'the-long-quiet';
    const id = await draft(slug);
    expect((await world.get(`/letters/${slug}`)).status).toBe(404);
    await act(id, 'send', { recipients: 1 });
    expect((await world.get(`/api/letters/${slug}`)).status).toBe(404);
    await act(id, 'undo');
    await start(id);
    await world.settle();
    const { body: letter } = await world.get<LetterView>(`/api/letters/${slug}`);
    expect(letter).toMatchObject({ slug, title: 'The long quiet', teaser: 'Dear Friend, the days are short now.' });
    expect(letter.parts.map(({ type }) => type)).toEqual(['prose', 'button', 'prose', 'item', 'prose']);
    await waitUntil(async () => (await world.get(`/letters/${slug}`)).text.includes('Dear Friend'));
    const { text: page } = await world.get(`/letters/${slug}`);
    const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    expect(main).toContain('Dear Friend, the days are <em>short</em> now.');
    expect(main).toContain('Words for everyone');
    expect(main).toContain('Quiet Ground');
    expect(main).toMatch(/href="http[^"]*\/events"/);
    expect(main).toMatch(/href="http[^"]*\/book"/);
    expect(main).not.toMatch(/Words for payers|Amara|\/l\/|\/u\/|\/preferences\/|<b>|[\uE000\uE001]/);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*/letters/${slug}"`));
    expect(page).toContain('<meta property="og:title" content="The long quiet"/>');
    await waitUntil(async () => (await world.get('/letters')).text.includes(`/letters/${slug}`));
    expect((await world.get('/sitemap.xml')).text).toContain(`/letters/${slug}</loc>`);
    const feed = await world.get('/letters.rss');
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(feed.text).toContain('<title><![CDATA[The long quiet]]></title>');
    expect(feed.text).toContain('Words for everyone');
    expect(feed.text).not.toMatch(/Words for payers|Amara|\/l\/|\/u\//);
    const [mail] = await world.mail.sentTo('reader@archive.example');
    expect(mail!.text).toContain('Dear Amara');
  });

  it('has no draft, no scheduled, no ended and no private campaign', async () => {
    await draft('only-a-draft');
    const scheduled = await draft('scheduled');
    const sendAt = new Date(Date.now() + 60 * 86_400_000).toISOString();
    expect((await act(scheduled, 'send', { recipients: 1, sendAt })).status).toBe(200);
    const ended = await send('ended');
    await untilStatus('/letters/ended', 200);
    await world.sql(`update email_campaign set status = 'paused' where id = $1`, [ended]);
    expect((await act(ended, 'stop')).body.status).toBe('stopped');
    await world.settle();
    await untilStatus('/letters/ended', 410);
    await send('private', { isPublic: false });
    const slugs = await listed();
    expect(slugs).toContain('the-long-quiet');
    for (const [slug, status] of [
      ['only-a-draft', 404],
      ['scheduled', 404],
      ['ended', 410],
      ['private', 410],
    ] as const) {
      const page = await world.get(`/letters/${slug}`);
      const response = await world.get(`/api/letters/${slug}`);
      expect([slug, page.status, response.status]).toEqual([slug, status, status]);
      expect(slugs).not.toContain(slug);
    }
  });

  it('returns 410 once a campaign is no longer public, and shows it again at the same URL', async () => {
    const id = await send('here-and-gone');
    await untilStatus('/letters/here-and-gone', 200);
    expect((await archive(id, { isPublic: false })).body).toMatchObject({ isPublic: false, slug: 'here-and-gone' });
    await world.settle();
    await untilStatus('/letters/here-and-gone', 410);
    expect((await world.get('/api/letters/here-and-gone')).status).toBe(410);
    expect((await world.get('/letters.rss')).text).not.toContain('here-and-gone');
    expect((await archive(id, { isPublic: true, slug: 'another' })).body).toMatchObject({ slug: 'here-and-gone' });
    await world.settle();
    await untilStatus('/letters/here-and-gone', 200);
    const draftId = await draft('still-a-draft');
    expect(await archive(draftId, { isPublic: true })).toMatchObject({
      status: 409,
      body: { code: 'mailing.campaign-not-sent' },
    });
  });

  it('needs a slug, which no other campaign has', async () => {
    const id = await send('without-slug', { isPublic: false, slug: null });
    expect(await archive(id, { isPublic: true })).toMatchObject({ status: 400, body: { code: 'mailing.no-slug' } });
    const taken = await archive(id, { isPublic: true, slug: 'the-long-quiet' });
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'mailing.slug-taken', suggestion: 'the-long-quiet-2' },
    });
    expect((await archive(id, { isPublic: true, slug: 'the-long-quiet-2' })).status).toBe(200);
    const other = await draft('third');
    const again = await asAdmin().patch<Problem>(`/api/admin/campaigns/${other}`, { slug: 'the-long-quiet' });
    expect(again.body).toMatchObject({ code: 'mailing.slug-taken', suggestion: 'the-long-quiet-3' });
    const start = 'a'.repeat(94);
    await draft(`${start}-long`);
    const long = await asAdmin().patch<Problem>(`/api/admin/campaigns/${other}`, { slug: `${start}-long` });
    expect(long.body).toMatchObject({ code: 'mailing.slug-taken', suggestion: `${start}-2` });
    expect((await asAdmin().patch(`/api/admin/campaigns/${other}`, { slug: `${start}-2` })).status).toBe(200);
  });

  it('is read in pages, newest first', async () => {
    const [first] = (await world.get<LetterPage>('/api/letters?limit=1')).body.items;
    const { nextCursor } = (await world.get<LetterPage>('/api/letters?limit=1')).body;
    const [second] = (await world.get<LetterPage>(`/api/letters?limit=1&cursor=${nextCursor}`)).body.items;
    expect([first!.slug, second!.slug]).toEqual((await listed()).slice(0, 2));
    expect(Date.parse(first!.sentAt)).toBeGreaterThanOrEqual(Date.parse(second!.sentAt));
  });
});
