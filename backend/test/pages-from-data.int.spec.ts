import { createServer } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { findFreePorts } from 'stand-ins/ports';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';
import { RenderedPageStore } from '#platform/site/rendered-pages.ts';
import { SiteServer } from '#platform/site/site-server.ts';
import { ApiCaller } from './http.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const freshWithinMs = 5_000;
const purgeToken = 'token-of-the-cache';

class PurgeRecorder {
  readonly requests: { authorization: string | undefined; tags: readonly string[] }[] = [];
  private readonly server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const { tags } = body as { tags: readonly string[] };
      this.requests.push({ authorization: request.headers.authorization, tags });
      response.writeHead(this.requests.length === 1 ? 503 : 200).end();
    });
  });

  async start(): Promise<string> {
    const port = await findFreePorts(1);
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${port}/purge`;
  }

  stop(): void {
    this.server.close();
  }
}

describe('a page that shows content', () => {
  let world: World;
  let other: NestFastifyApplication;
  let processes: ApiCaller[];
  let editor: ApiCaller;
  const cache = new PurgeRecorder();
  beforeAll(async () => {
    const settings = { PURGE_URL: await cache.start(), PURGE_TOKEN: purgeToken };
    world = await World.start({ pages: true, settings });
    const port = await findFreePorts(1);
    other = await createApi(ApiModule);
    await other.listen(port, '127.0.0.1');
    await other.get(SiteServer).start();
    processes = [world, new ApiCaller(`http://127.0.0.1:${port}`)];
    editor = world.as(await world.member({ roles: ['editor'] }));
  });
  afterAll(async () => {
    await other.close();
    await world.close();
    cache.stop();
  });

  const write = (method: string, path: string, body: object) =>
    editor.send<{ id: string }>(method, path, JSON.stringify(body));

  async function untilBoth(path: string, isSo: (html: string) => boolean): Promise<number> {
    const since = Date.now();
    for (const process of processes) await waitUntil(async () => isSo((await process.get(path)).text));
    return Date.now() - since;
  }

  it('shows what an editor adds, changes and removes within 5 s in every api process', async () => {
    const slug = 'the-long-breath';
    const { status, body } = await write('POST', '/api/admin/programs', { title: 'The Long Breath', slug });
    expect(status).toBe(201);
    expect(await untilBoth('/programs', (html) => html.includes('The Long Breath'))).toBeLessThan(
      scaleForLoad(freshWithinMs),
    );
    await write('PATCH', `/api/admin/programs/${body.id}`, { title: 'The Short Breath' });
    const isRenamed = (html: string) => html.includes('The Short Breath') && !html.includes('The Long Breath');
    expect(await untilBoth('/programs', isRenamed)).toBeLessThan(scaleForLoad(freshWithinMs));
    await write('DELETE', `/api/admin/programs/${body.id}`, {});
    expect(await untilBoth('/programs', (html) => !html.includes('The Short Breath'))).toBeLessThan(
      scaleForLoad(freshWithinMs),
    );
  });

  it('lets a cache in front of the site store it, and drops it there when an editor changes it', async () => {
    // The cache of the test rejects the first request, so the product sends the same tags again.
    await waitUntil(async () => {
      const [refused, ...later] = cache.requests;
      const sent = new Set(later.flatMap(({ tags }) => tags));
      return refused !== undefined && later.length > 0 && refused.tags.every((tag) => sent.has(tag));
    });
    const { headers } = await world.get('/programs');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('cdn-cache-control')).toContain('max-age=3600');
    const keys = headers.get('surrogate-key')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['page', 'url:/programs', 'programs']));
    expect(headers.get('cache-tag')?.split(',')).toEqual(keys);
    expect((await world.get('/programs/missing')).headers.get('cdn-cache-control')).toBeNull();
    await write('POST', '/api/admin/programs', { title: 'The Long Walk', slug: 'the-long-walk' });
    const findPurges = () => cache.requests.filter(({ tags }) => tags.includes('url:/programs/the-long-walk'));
    await waitUntil(async () => findPurges().length >= processes.length);
    expect(new Set(cache.requests.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${purgeToken}`]),
    );
  });

  const addEvent = (title: string, slug: string, days = 1) => {
    const startsAt = Date.now() + days * 86_400_000;
    const times = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + 3_600_000).toISOString() };
    return write('POST', '/api/admin/events', { title, slug, ...times });
  };
  const readAgain = () => world.app.get(RenderedPageStore, { strict: false }).refresh();

  it('is not rendered again while its content is the same', async () => {
    await addEvent('First Evening', 'first-evening');
    const { body } = await addEvent('Second Evening', 'second-evening');
    await untilBoth('/events/second-evening', (html) => html.includes('Second Evening'));
    const tagOf = async (path: string) => (await world.get(path)).headers.get('etag');
    const paths = ['/', '/events/first-evening', '/events/second-evening'];
    await readAgain();
    const before = await Promise.all(paths.map(tagOf));
    await write('PATCH', `/api/admin/events/${body.id}`, { title: 'Another Evening' });
    await untilBoth('/events/second-evening', (html) => html.includes('Another Evening'));
    await readAgain();
    const after = await Promise.all(paths.map(tagOf));
    expect(after.map((tag, page) => tag === before[page])).toEqual([true, true, false]);
  });

  it("never shows content above a visitor's tier", async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const endsAt = new Date(Date.now() + 90_000_000).toISOString();
    const zoomLink = 'https://meet.example/kept-for-members';
    await write('POST', '/api/admin/events', {
      title: 'Quiet Evening',
      slug: 'quiet-evening',
      startsAt,
      endsAt,
      zoomLink,
    });
    await untilBoth('/events', (html) => html.includes('Quiet Evening'));
    for (const process of processes) expect((await process.get('/events')).text).not.toContain('kept-for-members');
  });

  it('no longer lists an event as upcoming when it is over', async () => {
    await addEvent('A Late Evening', 'a-late-evening', 2);
    await untilBoth('/events', (html) => html.includes('A Late Evening'));
    await world.advance('3d');
    await readAgain();
    expect((await world.get('/events')).text).not.toContain('A Late Evening');
    expect((await world.get('/events/a-late-evening')).text).toContain('A Late Evening');
  });
});
