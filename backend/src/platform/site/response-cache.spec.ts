import { fastify, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createServerFactory } from '../http/server-factory.ts';
import { ResponseCache } from './response-cache.ts';

interface Page {
  readonly body: Buffer;
}

async function start() {
  const site = { page: { body: Buffer.from('One light') } as Page, byPipeline: 0 };
  const cache = new ResponseCache();
  const server: FastifyInstance = fastify({
    genReqId: () => `made-${site.byPipeline}`,
    serverFactory: createServerFactory((request, response) => cache.send(request, response)),
  });
  server.get('*', (request, reply) => {
    site.byPipeline += 1;
    reply.headers({ 'x-frame-options': 'DENY', 'x-request-id': request.id, etag: '"1"' }).type('text/html');
    if (request.url.startsWith('/nowhere')) return reply.status(404).send('Not here');
    const { page } = site;
    cache.store(request, reply, page.body, () => page === site.page);
    return reply.send(page.body);
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://localhost:${port}${path}`, init);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
    return { status: answer.status, text: await answer.text(), headers };
  };
  return { site, ask, close: () => server.close() };
}

describe('response cache', () => {
  let running: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => (running = await start()));
  afterEach(() => running.close());

  it('repeats the first response with its headers and a new request id', async () => {
    const { site, ask } = running;
    const [first, second, third] = [await ask('/about'), await ask('/about'), await ask('/about')];
    expect(site.byPipeline).toBe(1);
    const ids = [first, second, third].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    for (const again of [second, third])
      expect(again).toEqual({ ...first, headers: { ...first.headers, 'x-request-id': again.headers['x-request-id'] } });
  });

  it('drops a response when its page has changed', async () => {
    const { site, ask } = running;
    await ask('/about');
    site.page = { body: Buffer.from('Another light') };
    expect((await ask('/about')).text).toBe('Another light');
    expect((await ask('/about')).text).toBe('Another light');
    expect(site.byPipeline).toBe(2);
  });

  it.each([
    ['sends If-None-Match', { headers: { 'if-none-match': '"1"' } }],
    ['comes from another origin', { headers: { origin: 'https://elsewhere.example' } }],
    ['uses HEAD', { method: 'HEAD' }],
    ['accepts another encoding', { headers: { 'accept-encoding': 'identity' } }],
  ])('leaves a request to the pipeline that %s', async (_who, init) => {
    const { site, ask } = running;
    await ask('/about');
    await ask('/about', init);
    expect(site.byPipeline).toBe(2);
  });

  it('does not store an error response', async () => {
    const { site, ask } = running;
    await ask('/nowhere');
    expect((await ask('/nowhere')).status).toBe(404);
    expect(site.byPipeline).toBe(2);
  });
});
