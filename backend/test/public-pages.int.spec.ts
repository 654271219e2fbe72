import { SiteInvalidator } from '#platform/site/site.ts';
import { ContentWriter } from '#modules/content/index.ts';
import { PageChangeLog } from '#platform/site/page-changes.ts';
import { RenderedPageStore } from '#platform/site/rendered-pages.ts';
import { expectedStructuredData, parseStructuredData } from './structured-data.ts';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { readCalendar } from './calendar-file.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const hour = 3_600_000;
const secretLink = 'https://zoom.example/for-members-only';
const secretFile = '/files/for-members-only.pdf';

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const pathOf = (address: string): string => new URL(address).pathname;

describe('the public pages', () => {
  let world: World;
  let content: ContentWriter;

  beforeAll(async () => {
    world = await World.start({ pages: true });
    content = world.app.get(ContentWriter, { strict: false });
    await content.add('programs', {
      title: 'Foundations & "Firsts"',
      slug: 'foundations',
      summary: 'Begin <here>.',
      createdAt: new Date(),
    });
    await addEvent('Weekly Circle', 'weekly-circle', { recurrence: 'FREQ=WEEKLY', zoomLink: secretLink });
    await content.add('resources', { title: 'A Workbook', url: secretFile, createdAt: new Date() });
    // Plans get their prices only after the start, so the membership page must be rendered again.
    await untilShown('/programs/foundations', '/events/weekly-circle', '/membership');
  });
  afterAll(() => world.close());

  function addEvent(title: string, slug: string, values: { recurrence?: string; zoomLink?: string } = {}) {
    const startsAt = new Date(Date.now() + 24 * hour);
    return content.add('events', { title, slug, startsAt, endsAt: new Date(startsAt.getTime() + hour), ...values });
  }

  const listed = async () => all((await world.get('/sitemap.xml')).text, /<loc>([^<]*)<\/loc>/g);
  const listedPaths = async () => (await listed()).map(pathOf);

  async function untilShown(...paths: string[]): Promise<void> {
    await world.settle();
    for (const path of paths) await waitUntil(async () => (await listedPaths()).includes(path));
    await world.app.get(RenderedPageStore, { strict: false }).refresh();
  }

  it('are all in the sitemap, without private pages, and each responds', async () => {
    const paths = await listedPaths();
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/about', '/programs', '/programs/foundations', '/events/weekly-circle', '/terms']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/auth') || path === '/test-email')).toEqual([]);
    for (const path of paths) expect({ path, status: (await world.get(path)).status }).toEqual({ path, status: 200 });
  });

  it('have the date of their last text change in the sitemap', async () => {
    const dayOf = async (path: string) => {
      const { text } = await world.get('/sitemap.xml');
      const dates = all(text, /<lastmod>([^<]*)<\/lastmod>/g);
      return dates[(await listedPaths()).indexOf(path)]?.slice(0, 10);
    };
    await world.sql(`update page_changes set changed_at = '2020-02-02'`);
    const { text } = await world.get('/about');
    const changes = world.app.get(PageChangeLog, { strict: false });
    await changes.record('/about', text.replace('<main', '<main data-drawn="again"'));
    expect(await dayOf('/about')).toBe('2020-02-02');
    await changes.record('/about', text.replace('</main>', 'And one thing more.</main>'));
    expect(await dayOf('/about')).toBe(new Date().toISOString().slice(0, 10));
    expect(await dayOf('/contact')).toBe('2020-02-02');
  });

  it('are allowed by robots.txt, which disallows private pages', async () => {
    const { text, headers } = await world.get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${world.url}/sitemap.xml`);
    const rules = all(text, /^Disallow: (.+)$/gm);
    const isClosed = (path: string) => rules.some((rule) => path.startsWith(rule));
    for (const path of ['/api/plans', '/members/dashboard', '/account', '/admin/users', '/auth/recover'])
      expect({ path, isClosed: isClosed(path) }).toEqual({ path, isClosed: true });
    expect((await listedPaths()).filter(isClosed)).toEqual([]);
  });

  it('have one title, description, canonical URL and their own picture each', async () => {
    const titles: string[] = [];
    for (const address of await listed()) {
      const { text } = await world.get(pathOf(address));
      const one = (pattern: RegExp): string => {
        const found = all(text, pattern);
        expect({ address, pattern: pattern.source, found: found.length }).toMatchObject({ found: 1 });
        expect(found[0]).not.toBe('');
        return found[0] ?? '';
      };
      titles.push(one(/<title>([^<]*)<\/title>/g));
      one(/<meta name="description" content="([^"]*)"/g);
      expect(one(/<link rel="canonical" href="([^"]*)"/g)).toBe(address);
      expect(one(/<meta property="og:url" content="([^"]*)"/g)).toBe(address);
      const size = ['width', 'height'].map((side) => one(new RegExp(`og:image:${side}" content="([^"]*)"`, 'g')));
      const picture = await pictureAt(pathOf(one(/<meta property="og:image" content="([^"]*)"/g)));
      expect(picture).toEqual({ type: 'image/png', size });
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  async function pictureAt(path: string): Promise<{ type: string | null; size: string[] }> {
    const response = await fetch(world.url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(150_000);
    return {
      type: response.headers.get('content-type'),
      size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String),
    };
  }

  it('are summarized in llms.txt', async () => {
    const { text } = await world.get('/llms.txt');
    expect(text).toMatch(/^# Institute of Oneness\n\n> .+\n/);
    expect(text).toContain(`- [Foundations & "Firsts"](${world.url}/programs/foundations): Begin <here>.\n`);
    for (const address of (await listed()).slice(1)) expect(text).toContain(`](${address}): `);
  });

  it('have a picture only when they are in the sitemap', async () => {
    for (const path of ['/og/nowhere.png', '/og/members/dashboard.png', '/og/events/nowhere.png', '/og/auth.png'])
      expect((await world.get(path)).status).toBe(404);
  });

  it.each(Object.keys(expectedStructuredData('')))('have structured data at %s', async (path) => {
    const { text } = await world.get(path);
    expect(parseStructuredData(text)).toMatchObject(expectedStructuredData(world.url)[path] ?? {});
    expect(text).not.toContain(secretLink);
  });

  it('have feeds of events and resources without locked links', async () => {
    for (const [path, title] of [
      ['/events.rss', 'Weekly Circle, '],
      ['/resources.rss', 'A Workbook'],
    ] as const) {
      const { text, status, headers } = await world.get(path);
      expect({ status, type: headers.get('content-type') }).toEqual({
        status: 200,
        type: 'application/rss+xml; charset=utf-8',
      });
      expect(all(text, /<item>\s*<title><!\[CDATA\[(.*?)\]\]>/g)[0]).toContain(title);
      expect(text).not.toMatch(new RegExp(`${secretLink}|${secretFile}`));
    }
  });

  it('have feeds that injected text cannot break', async () => {
    const made = '<link>https://elsewhere.example</link>';
    await content.add('resources', {
      title: `Half\ud800 \u0007\ufffe ]]>]]>${made}`,
      description: `]]>]]></description>${made}`,
      url: '/files/odd.pdf',
      createdAt: new Date(),
    });
    const { text } = await world.get('/resources.rss');
    expect(text).toContain('Half');
    expect(text.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toContain('elsewhere.example');
    for (const sign of ['\u0007', '\ufffe']) expect(text).not.toContain(sign);
  });

  it('have feeds without markup when a title has tags or character references', async () => {
    await content.add('resources', {
      title: 'Breath & <b onclick="x">bread</b> &lt;img src=x&gt;',
      ...{ description: '<script>x</script>', url: '/files/tags.pdf', createdAt: new Date() },
    });
    const { text } = await world.get('/resources.rss');
    const texts = [...all(text, /<!\[CDATA\[([^]*?)\]\]>/g)];
    expect(texts.filter((one) => one.includes('<'))).toEqual([]);
    expect(texts).toContain('Breath & &lt;b onclick="x">bread&lt;/b> &amp;lt;img src=x&amp;gt;');
  });

  it('return 304 for a known feed, and the full feed after a change', async () => {
    const readEtag = async (path: string) => (await world.get(path)).headers.get('etag') ?? '';
    const send = (path: string, header: string) => world.send('GET', path, undefined, { 'if-none-match': header });
    // A page may change between two requests, so each attempt reads the etag again.
    const untilKnown = (path: string, format: (etag: string) => string) =>
      waitUntil(async () => (await send(path, format(await readEtag(path)))).status === 304);
    for (const path of ['/events.rss', '/sitemap.xml', '/about']) {
      await untilKnown(path, (etag) => etag);
      await untilKnown(path, (etag) => `W/${etag}`);
      await untilKnown(path, (etag) => `"other", ${etag}`);
      await untilKnown(path, (etag) => `W/"other",W/${etag}`);
      await untilKnown(path, () => '*');
    }
    const known = { 'if-none-match': await readEtag('/events.rss') };
    await addEvent('An Evening More', 'an-evening-more');
    const second = await world.send('GET', '/events.rss', undefined, known);
    expect(second.status).toBe(200);
    expect(second.text).toContain('/events/an-evening-more');
    await untilShown('/events/an-evening-more');
  });

  it('have a calendar file for each event in its own time zone, without the meeting link', async () => {
    const { text, headers } = await world.get('/events/weekly-circle.ics');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { calendar, entries, datesOf } = readCalendar(text);
    const event = entries[0]!;
    expect(datesOf(event.uid, 12)).toHaveLength(12);
    expect(event.summary).toBe('Weekly Circle');
    expect(event.startDate.zone.tzid).toBe('America/New_York');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/New_York');
    expect(String(event.component.getFirstPropertyValue('rrule'))).toBe('FREQ=WEEKLY');
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(text).not.toContain(secretLink);
    const again = readCalendar((await world.get('/events/weekly-circle.ics')).text);
    expect(again.entries[0]?.uid).toBe(event.uid);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/llms.txt', '/events.rss', '/events/weekly-circle.ics', '/og/home.png'])(
    'return the same headers for HEAD and GET at %s',
    async (path) => {
      const [head, get] = [await world.send('HEAD', path), await world.get(path)];
      expect(head.status).toBe(200);
      expect(head.text).toBe('');
      for (const name of ['content-type', 'etag', 'cache-control', 'x-request-id'])
        expect(Boolean(head.headers.get(name))).toBe(true);
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    },
  );

  it('appear within 5 s for a new slug and disappear with it, in the sitemap too', async () => {
    const path = '/events/one-night';
    expect((await world.get(path)).status).toBe(404);
    const id = await addEvent('One Night', 'one-night');
    await world.settle();
    const openedAt = Date.now();
    await waitUntil(async () => (await listedPaths()).includes(path));
    expect((await world.get(path)).text).toContain('One Night');
    expect(Date.now() - openedAt).toBeLessThan(scaleForLoad(5_000));

    await world.sql('delete from events where id = $1', [id]);
    await addEvent('Another Night', 'another-night');
    await world.settle();
    const closedAt = Date.now();
    await waitUntil(async () => (await world.get(path)).status === 404);
    expect(await listedPaths()).not.toContain(path);
    expect(Date.now() - closedAt).toBeLessThan(scaleForLoad(5_000));
  });

  it('show changed content when change events are lost', async () => {
    await world.sql(
      `insert into events (id, title, slug, starts_at, ends_at)
       values (gen_random_uuid(), 'A Quiet Night', 'a-quiet-night', now() + interval '1 day', now() + interval '25 hours')`,
    );
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen site'`,
    );
    await waitUntil(async () => (await listedPaths()).includes('/events/a-quiet-night'));
  });

  it('exist for each past event', async () => {
    await world.sql(
      `insert into events (id, title, slug, starts_at, ends_at)
       select gen_random_uuid(), 'Night ' || n, 'night-' || n, now() - n * interval '1 day', now() - n * interval '23 hours'
       from generate_series(1, 70) n`,
    );
    await world.app.get(SiteInvalidator, { strict: false }).invalidate('events');
    const [first, last] = ['/events/night-1', '/events/night-70'];
    for (const path of [last, first]) await waitUntil(async () => (await listedPaths()).includes(path));
    const { text, headers } = await world.get(last);
    expect(text).toContain(`<link rel="canonical" href="${world.url}${last}"`);
    expect((await pictureAt(`/og${last}.png`)).type).toBe('image/png');
    expect((await world.get(last)).headers.get('etag')).toBe(headers.get('etag'));
    expect((await world.get('/events/night-71')).status).toBe(404);

    await world.sql(`update events set title = 'A night renamed' where slug = 'night-70'`);
    await world.app.get(SiteInvalidator, { strict: false }).invalidate('events');
    await waitUntil(async () => (await world.get(last)).text.includes('A night renamed'));
  });
});
