import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import { World } from '#test/world.ts';
import { publicKinds } from '../kinds/index.ts';

let world: World;
let course: TestCourse;
beforeAll(async () => {
  world = await World.start();
  course = await makeCourse(world, 1);
});
afterAll(() => world.close());

const listCacheHeaders = (headers: Headers) => ({
  browser: headers.get('cache-control'),
  shared: headers.get('cdn-cache-control'),
  tags: headers.get('surrogate-key'),
});
const notStored = { browser: 'no-store', shared: null, tags: null };

describe('content for a cache in front of the site', () => {
  it.each(publicKinds)(
    'may be stored for at most a minute when a visitor reads the list of $name',
    async ({ name, pageTags }) => {
      const { status, headers } = await world.get(`/api/${name}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(headers.get('cdn-cache-control')).toContain('public, max-age=10, stale-while-revalidate=50,');
      const tags = headers.get('surrogate-key')?.split(' ');
      expect(tags).toEqual([...new Set(['api', name, ...pageTags])]);
      expect(headers.get('cache-tag')?.split(',')).toEqual(tags);
      const vary = headers.get('vary')?.split(', ');
      expect(vary).toEqual(expect.arrayContaining(['accept-encoding', 'authorization', 'x-preview']));
    },
  );

  it('has the headers also when the content has not changed', async () => {
    const path = `/api/lessons/${course.lessons[0]?.id}`;
    const first = await world.get(path);
    const etag = first.headers.get('etag') ?? '';
    const second = await world.send('GET', path, undefined, { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(listCacheHeaders(second.headers)).toEqual(listCacheHeaders(first.headers));
    expect(first.headers.get('cdn-cache-control')).toContain('public');
  });

  it('is not stored when a member reads it', async () => {
    const member = world.as(await world.member({ tier: 'free' }));
    for (const path of ['/api/lessons', `/api/lessons/${course.lessons[0]?.id}`]) {
      const { status, headers } = await member.get(path);
      expect([status, listCacheHeaders(headers)]).toEqual([200, notStored]);
    }
  });

  it('is not stored when a preview reads it', async () => {
    const { body } = await course.editor.caller.post<{ links: { url: string }[] }>(
      '/api/admin/content/lessons/previews',
      { id: course.lessons[0]?.id },
    );
    const token = body.links[0]?.url.split('#')[1] ?? '';
    const shown = await world.send('GET', '/api/lessons', undefined, { 'x-preview': token });
    expect([shown.status, listCacheHeaders(shown.headers)]).toEqual([200, notStored]);
    const linked = await world.get(`/api/lessons?preview=${token}`);
    expect(listCacheHeaders(linked.headers)).toEqual(notStored);
  });

  it.each(['/api/lessons/no-such-lesson', '/api/lessons?limit=none', '/api/forum'])(
    'is not stored when %s has an error',
    async (path) => {
      const { status, headers } = await world.get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(listCacheHeaders(headers)).toEqual(notStored);
    },
  );
});
