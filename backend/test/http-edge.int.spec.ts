import { Logger } from '@nestjs/common';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { Editor } from './makers/editor.ts';
import { buildRawRequest, sendRawRequest } from './raw-request.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const protectedBy = {
  'content-security-policy': expect.stringMatching(
    /default-src 'self'.*object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'/,
  ) as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

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
  ])('returns a problem document for %s', async (_, body, status) => {
    const answer = await world.send<ProblemDetails>('POST', subscribe, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, code: expect.stringMatching(/^request\./) as string });
    expect(answer.text).not.toMatch(/node_modules|\.ts:|at .*\(/);
  });

  it('returns an error in the format of the auth protocol for a malformed auth URL', async () => {
    const { status, body } = await world.get<{ code: number; error_code: string }>('/api/auth/%ff');
    expect([status, body.code, typeof body.error_code]).toEqual([400, 400, 'string']);
  });

  it.each(['/api/events/%ff', '/%ff'])('returns a problem document for the malformed URL %s', async (path) => {
    const answer = await world.get<ProblemDetails>(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('compresses a large response when the client accepts it, and not a small one', async () => {
    const longDescription = 'Sit, and listen. '.repeat(200).trim();
    const { slug } = await (await Editor.signUp(world)).program({ longDescription });
    const read = async (path: string, accepted: string) => {
      const { headers, text } = await world.send('GET', path, undefined, { 'accept-encoding': accepted });
      return [headers.get('content-encoding'), text] as const;
    };
    const [none, words] = await read(`/api/programs/${slug}`, 'identity');
    expect([none, words]).toEqual([null, expect.stringContaining(longDescription)]);
    expect(await read(`/api/programs/${slug}`, 'br')).toEqual(['br', words]);
    expect(await read(`/api/programs/${slug}`, 'gzip')).toEqual(['gzip', words]);
    expect((await read('/api/modules', 'br'))[0]).toBeNull();
  });

  it('stores nothing for a rejected request', async () => {
    expect(await world.sql('select 1 from email_subscriber')).toHaveLength(0);
  });

  it('returns 415 for a body that is not JSON', async () => {
    const answer = await world.send<ProblemDetails>('POST', subscribe, 'email=a@example.org', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('request.unsupported-media-type');
  });

  it('returns 404 for an unknown operation and 400 for a repeated query parameter', async () => {
    expect((await world.get<ProblemDetails>('/api/nothing')).body).toMatchObject({
      status: 404,
      code: 'request.not-found',
    });
    expect((await world.get('/api/programs?q=a&q=b')).status).toBe(400);
  });

  it.each(['/api/plans', '/api/nothing', '/api/auth/user', '/api/auth/nothing', '/nowhere', '/%ff', '/api/auth/%ff'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await world.get(path);
      expect(Object.fromEntries(headers)).toMatchObject(protectedBy);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  const close = 'Connection: close';
  const page = (path: string) => `GET ${path}?EIO=4&transport=websocket`;
  const webSocket = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  it.each([
    ['a malformed request', 'light\r\n\r\n', 400],
    ['headers that are too large', buildRawRequest('GET /', [`X-Long: ${'x'.repeat(20_000)}`]), 431],
    ['polling on the live channel', buildRawRequest('GET /api/live?EIO=4&transport=polling', [close]), 400],
    ['a WebSocket without a key', buildRawRequest(page('/api/live'), [...webSocket, close]), 400],
  ])('sends the security headers when it rejects %s', async (_, words, status) => {
    const answer = await sendRawRequest(world.url, words);
    expect(answer).toMatchObject({ status, headers: protectedBy });
  });

  it('upgrades only WebSockets of open pages, and responds to other upgrade requests over HTTP', async () => {
    const offer = [
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      'Connection: Upgrade, HTTP2-Settings, close',
    ];
    for (const first of [
      'GET /api/health/live',
      'GET /about',
      'GET /api/nothing',
      'GET /api/live/other',
      'GET /api/live',
    ]) {
      const { status } = await sendRawRequest(world.url, buildRawRequest(first, offer));
      expect([first, status]).toEqual([
        first,
        { '/api/health/live': 200, '/about': 200, '/api/nothing': 404 }[first.slice(4)] ?? 400,
      ]);
    }
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const elsewhere = buildRawRequest(page('/api/health/live'), [...webSocket, key, close]);
    expect((await sendRawRequest(world.url, elsewhere)).status).toBe(200);
  });

  it('returns 408 for a slow body without logging an error', async () => {
    const failures = jest.spyOn(Logger.prototype, 'error');
    const headers = ['Content-Type: application/json', 'Content-Length: 100'];
    const answer = await sendRawRequest(world.url, buildRawRequest(`POST ${subscribe}`, headers, '{"email":'));
    expect(answer).toMatchObject({ status: 408, headers: { ...protectedBy, connection: 'close' } });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 408, code: 'request.timeout' });
    expect(failures).not.toHaveBeenCalled();
    failures.mockRestore();
  });

  it('renders the form of the requested mode, with any other query parameters', async () => {
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
    // The second request reads the cached page instead of a new one.
    for (let time = 1; time <= 2; time += 1) {
      const pages = await Promise.all(asked.map(async ([path]) => (await world.get(path)).text));
      expect(pages.map((page) => /<title>.*?<\/title>/.exec(page)?.[0])).toEqual(titles);
    }
  });

  it("allows only the admin's origin, and never reflects an origin", async () => {
    const allowed = async (origin: string) =>
      (
        await world.send('OPTIONS', '/api/plans', undefined, { origin, 'access-control-request-method': 'GET' })
      ).headers.get('access-control-allow-origin');
    expect(await allowed('https://admin.example')).toBe('https://admin.example');
    expect(await allowed('https://admin.example.evil.example')).toBeNull();
    expect(await allowed('null')).toBeNull();
  });

  it('returns only the request id when an internal error occurs', async () => {
    await world.sql('alter table events rename to events_away');
    const { status, body, text } = await world.get<ProblemDetails>('/api/events');
    await world.sql('alter table events_away rename to events');
    expect(status).toBe(500);
    expect(Object.keys(body).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type']);
    expect(text).not.toContain('relation');
  });

  it('is live and ready', async () => {
    expect((await world.get('/api/health/live')).status).toBe(200);
    await waitUntil(async () => (await world.get('/api/health/ready')).status === 200);
  });

  it('serves its OpenAPI document', async () => {
    const { body } = await world.get<{ openapi: string; paths: object }>('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\./);
    expect(Object.keys(body.paths)).toContain('/api/plans');
  });
});
