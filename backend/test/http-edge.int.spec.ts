import type { Problem } from '../src/platform/http/problem.ts';
import { World } from './world.ts';

describe('the edge of the API', () => {
  let world: World;
  beforeAll(async () => {
    const settings = { ADMIN_REMOTE_URL: 'https://admin.example/assets/remoteEntry.js' };
    world = await World.start({ pages: true, settings });
  });
  afterAll(() => world.close());
  const subscribe = '/api/functions/subscribe-email';

  it.each([
    ['malformed JSON', '{"email":', 400],
    ['an unknown field', JSON.stringify({ email: 'a@example.org', plan: 'visionary' }), 400],
    ['a field of the wrong type', JSON.stringify({ email: { at: 'example.org' } }), 400],
    ['an over-long value', JSON.stringify({ email: `${'a'.repeat(300)}@example.org` }), 400],
    ['a body over 1 MB', JSON.stringify({ email: 'a'.repeat(1024 * 1024) }), 413],
    ['a NUL in a text', JSON.stringify({ email: 'a@example.org', firstName: 'A\u0000' }), 400],
    ['a __proto__ key', '{"__proto__":{"admin":true},"email":"a@example.org"}', 400],
    ['a body nested too deeply', `{"email":${'['.repeat(30)}${']'.repeat(30)}}`, 400],
    ['a list that is too long', JSON.stringify({ email: Array.from({ length: 1001 }, () => 'a') }), 400],
  ])('answers %s with a problem document that says what is wrong', async (_, body, status) => {
    const answer = await world.send<Problem>('POST', subscribe, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, code: expect.stringMatching(/^request\./) as string });
    expect(answer.text).not.toMatch(/node_modules|\.ts:|at .*\(/);
  });

  it.each(['/api/events/%ff', '/%ff'])('answers the unreadable address %s with a problem document', async (path) => {
    const answer = await world.get<Problem>(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('stores nothing of a refused request', async () => {
    expect(await world.sql('select 1 from email_subscriber')).toHaveLength(0);
  });

  it('refuses what is not JSON with 415', async () => {
    const answer = await world.send<Problem>('POST', subscribe, 'email=a@example.org', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('request.unsupported-media-type');
  });

  it('answers an unknown operation with 404 and a query value given twice with 400', async () => {
    expect((await world.get<Problem>('/api/nothing')).body).toMatchObject({ status: 404, code: 'request.not-found' });
    expect((await world.get('/api/programs?q=a&q=b')).status).toBe(400);
  });

  it.each(['/api/plans', '/api/nothing', '/api/auth/user', '/api/auth/nothing', '/nowhere'])(
    'sends the same protection with %s',
    async (path) => {
      const { headers } = await world.get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'self'.*object-src 'none'; base-uri 'self'; frame-ancestors 'none'/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('answers with the form that was asked for, whatever else stands in the query', async () => {
    const asked = [
      ['/auth', 'Sign in'],
      ['/auth?mode=sign-up', 'Create an account'],
      ['/auth?next=%2Fmembers%2Fforum', 'Sign in'],
      ['/auth/?next=%2Fmembers%2Fforum&mode=sign-up', 'Create an account'],
      ['/auth?mode=other', 'Sign in'],
      ['/auth?next=/membership?success=true&mode=sign-up', 'Create an account'],
      ['/about?mode=sign-up', 'About'],
    ] as const;
    const titles = asked.map(([, title]) => `<title>${title} · Institute of Oneness</title>`);
    // What was answered once is answered again ahead of the framework.
    for (let time = 1; time <= 2; time += 1) {
      const pages = await Promise.all(asked.map(async ([path]) => (await world.get(path)).text));
      expect(pages.map((page) => /<title>.*?<\/title>/.exec(page)?.[0])).toEqual(titles);
    }
  });

  it('admits the admin’s own origin and no other, and never reflects one', async () => {
    const allowed = async (origin: string) =>
      (
        await world.send('OPTIONS', '/api/plans', undefined, { origin, 'access-control-request-method': 'GET' })
      ).headers.get('access-control-allow-origin');
    expect(await allowed('https://admin.example')).toBe('https://admin.example');
    expect(await allowed('https://admin.example.evil.example')).toBeNull();
    expect(await allowed('null')).toBeNull();
  });

  it('tells nothing but the request id when something breaks inside', async () => {
    await world.sql('alter table events rename to events_away');
    const { status, body, text } = await world.get<Problem>('/api/events');
    await world.sql('alter table events_away rename to events');
    expect(status).toBe(500);
    expect(Object.keys(body).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type']);
    expect(text).not.toContain('relation');
  });

  it('is live and ready', async () => {
    expect((await world.get('/api/health/live')).status).toBe(200);
    expect((await world.get<{ missing: string[] }>('/api/health/ready')).body.missing).toEqual([]);
  });

  it('describes itself', async () => {
    const { body } = await world.get<{ openapi: string; paths: object }>('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    expect(Object.keys(body.paths)).toContain('/api/plans');
  });
});
