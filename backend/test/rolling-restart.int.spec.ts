import { ApiProcess } from './makers/api-process.ts';
import { Nginx } from './makers/nginx.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const atOnce = 8;
const settings = { DRAIN_SECONDS: '1', TRUST_PROXY: 'true' };

const whereNginxIs = Nginx.isInstalled ? describe : describe.skip;

whereNginxIs('two api processes behind nginx', () => {
  let world: World;
  let nginx: Nginx;
  const apis: ApiProcess[] = [];
  beforeAll(async () => {
    world = await World.start();
    for (let count = 0; count < 2; count += 1) apis.push(await ApiProcess.start(settings));
    for (const api of apis) await api.waitForResponse('/api/health/live');
    nginx = await Nginx.start(apis.map(({ url }) => url));
  });
  afterAll(async () => {
    await nginx.end();
    await Promise.all(apis.map((api) => api.kill()));
    await world.close();
  });

  function load() {
    let isOver = false;
    let count = 0;
    const failed: string[] = [];
    const ask = async (path: string, init: RequestInit = {}) => {
      count += 1;
      const status = await fetch(nginx.url + path, init).then(
        (response) => response.arrayBuffer().then(() => response.status),
        (error: Error) => error.message,
      );
      if (status !== 200) failed.push(`${init.method ?? 'GET'} ${path}: ${status}`);
    };
    const join = () =>
      ask('/api/functions/subscribe-email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `reader-${count}@example.org`, source: 'footer' }),
      });
    const goOn = async () => {
      while (!isOver) for (const request of [() => ask('/about'), () => ask('/api/events'), join]) await request();
    };
    const asking = Array.from({ length: atOnce }, goOn);
    return {
      stop: async () => {
        isOver = true;
        await Promise.all(asking);
        return { count, failed };
      },
    };
  }

  it('respond to every GET and POST during a rolling restart', async () => {
    const { stop } = load();
    for (const [at, old] of apis.entries()) {
      old.terminate();
      await waitUntil(async () => (await old.get('/api/health/ready').catch(() => undefined))?.status === 503);
      expect((await old.get('/api/health/live')).status).toBe(200);
      await old.waitForExit();
      const fresh = await ApiProcess.start({ ...settings, PORT: new URL(old.url).port });
      apis[at] = fresh;
      await fresh.waitForResponse('/api/health/ready');
    }
    const { count, failed } = await stop();
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(100);
    process.stdout.write(`Rolling restart: ${count} requests, ${failed.length} failed\n`);
  });
});
