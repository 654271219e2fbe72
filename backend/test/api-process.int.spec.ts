import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { findFreePorts } from 'stand-ins/ports';
import { ApiProcess, buildProcessEnvironment, apiProgramFile } from './makers/api-process.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const root = join(import.meta.dirname, '../..');
const endsWithinMs = 2_000;

describe('an api process in production', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  it('exits with all errors when settings and demo accounts are for local use', async () => {
    await world.member({ email: 'admin@example.org' });
    const env = { ...buildProcessEnvironment(), NODE_ENV: 'production', SITE_URL: 'http://oneness.example' };
    const child = spawn(process.execPath, [apiProgramFile], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    for (const fault of [
      'SITE_URL: must be an https address',
      'STRIPE_SECRET_KEY: the local default',
      'DATABASE_URL: contains demo accounts (admin@example.org)',
    ])
      expect(said).toContain(fault);
  });
});

describe('a process that npm starts', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const production = (port: number) => ({
    ...Object.fromEntries(Object.entries(buildProcessEnvironment()).filter(([name]) => !name.startsWith('LIMIT_'))),
    PORT: String(port),
    SITE_URL: 'https://oneness.example',
    STRIPE_SECRET_KEY: 'sk_test_of_production',
    RESEND_API_KEY: 're_of_production',
    AUTH_MAIL_SECONDS: '60',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  });

  it.each([
    ['npm run start:api', 'PORT'],
    ['npm run start:worker', 'WORKER_HEALTH_PORT'],
  ])('by "%s" ends with exit code 0 when npm gets SIGTERM', async (command, portName) => {
    const port = await findFreePorts(1);
    const [program = '', ...args] = command.split(' ');
    const env = { ...production(port), [portName]: String(port) };
    const npm = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    const responds = () =>
      fetch(`http://127.0.0.1:${port}/api/health/live`).then(
        () => true,
        () => false,
      );
    await waitUntil(responds);
    npm.kill('SIGTERM');
    expect(await once(npm, 'exit')).toEqual([0, null]);
    await waitUntil(async () => !(await responds()));
  });
});

describe('an api process', () => {
  let world: World;
  let api: ApiProcess;
  beforeAll(async () => (world = await World.start()));
  beforeEach(async () => (api = await ApiProcess.start()));
  afterEach(() => api.kill());
  afterAll(() => world.close());

  it('returns complete pages before all pages are rendered', async () => {
    const { status, body } = await api.waitForResponse('/about');
    expect({ status, isWhole: body.includes('<h1') }).toEqual({ status: 200, isWhole: true });
    expect(api.log).not.toContain('site.rendered');
    const [map] = await Promise.all([api.get('/sitemap.xml'), api.get('/llms.txt')]);
    await waitUntil(() => Promise.resolve(api.log.includes('site.rendered')));
    expect(map.body).toContain('/contact</loc>');
  });

  it('exits promptly on SIGTERM right after its start', async () => {
    await api.waitForResponse('/');
    api.terminate();
    expect(await api.waitForExit()).toBeLessThan(scaleForLoad(endsWithinMs));
  });

  it('responds to requests that were sent before SIGTERM, read or not', async () => {
    await api.waitForResponse('/api/health/live');
    const lines = await Promise.all(Array.from({ length: 100 }, () => api.openConnection()));
    const responses = lines.map((line) => text(line).catch(({ code }: NodeJS.ErrnoException) => String(code)));
    const request = 'GET /api/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    await Promise.all(lines.map((line) => new Promise((sent) => line.write(request, sent))));
    api.terminate();
    const firstWords = (await Promise.all(responses)).map((answer) => answer.slice(0, 15));
    expect(firstWords).toEqual(Array(100).fill('HTTP/1.1 200 OK'));
    expect(await api.waitForExit()).toBeLessThan(scaleForLoad(endsWithinMs));
  });

  it('responds to each of 100 requests in progress before it exits', async () => {
    await api.waitForResponse('/api/health/live');
    const letGo = await world.holdTransaction('lock table events in access exclusive mode');
    const responses = Promise.all(Array.from({ length: 100 }, () => api.get('/api/events')));
    await world.untilLockWaits();
    await api.get('/api/health/live');
    api.terminate();
    await waitUntil(() =>
      fetch(`${api.url}/api/health/live`).then(
        () => false,
        () => true,
      ),
    );
    await letGo();
    const ended = api.waitForExit();
    expect((await responses).filter(({ status }) => status !== 200)).toEqual([]);
    expect(await ended).toBeLessThan(scaleForLoad(endsWithinMs));
  });
});
