import { closeSync, openSync } from 'node:fs';
import { ApiProcess } from './makers/api-process.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

/** So many requests write more log lines than the pipe and the log buffer can store. */
const floodRequests = 6_000;
const atOnce = 50;

describe('the log of an api process', () => {
  let world: World;
  let api: ApiProcess;
  beforeAll(async () => (world = await World.start()));
  afterEach(() => api.kill());
  afterAll(() => world.close());

  const logged = (path: string) => api.logged('request.completed').find((line) => line['path'] === path);

  it('has one line per request with method, path, status, duration and request id', async () => {
    api = await ApiProcess.start();
    await api.waitForResponse('/api/health/live');
    const { headers } = await fetch(`${api.url}/api/events`);
    await fetch(`${api.url}/api/nothing`, { method: 'POST' });
    await waitUntil(async () => Boolean(logged('/api/events') && logged('/api/nothing')));
    expect(logged('/api/events')).toMatchObject({
      level: 30,
      requestId: headers.get('x-request-id'),
      method: 'GET',
      status: 200,
      durationMs: expect.any(Number),
    });
    expect(logged('/api/nothing')).toMatchObject({ method: 'POST', status: 404 });
    expect(api.logged('request.completed')).toHaveLength(2);
  });

  it('has a line for a page from memory', async () => {
    api = await ApiProcess.start();
    await api.waitForResponse('/about');
    const { headers } = await fetch(`${api.url}/about`);
    const ids = () => api.logged('request.completed').map((line) => line['requestId']);
    await waitUntil(async () => ids().includes(headers.get('x-request-id')));
  });

  it('has no secrets, no health checks and no files', async () => {
    api = await ApiProcess.start();
    await api.waitForResponse('/api/health/live');
    for (const path of [
      '/config.js',
      '/u/mail-link-secret',
      '/calendar/calendar-secret.ics',
      '/api/nothing?access_token=query-secret',
      '/nothing/dG9rZW4tdG9rZW4tdG9rZW4tc2VjcmV0',
    ])
      await fetch(api.url + path);
    await fetch(`${api.url}/api/auth/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer header-secret' },
      body: JSON.stringify({ email: 'secret@example.org', password: 'body-secret' }),
    });
    await waitUntil(async () => Boolean(logged('/api/auth/token')));
    const paths = api.logged('request.completed').map((line) => line['path']);
    expect(paths).toEqual(['/u/…', '/calendar/…', '/api/nothing', '/nothing/…', '/api/auth/token']);
    expect(api.log).not.toMatch(/secret|c2VjcmV0/i);
  });

  it('does not delay responses or the shutdown when its disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    api = await ApiProcess.start({}, full);
    closeSync(full);
    await api.waitForResponse('/api/health/live');
    for (let sent = 0; sent < 100; sent += 1) expect((await api.get('/api/events')).status).toBe(200);
    api.terminate();
    await api.waitForExit();
  });

  it('drops and counts lines when no process reads it, while requests get responses', async () => {
    api = await ApiProcess.start();
    await api.waitForResponse('/api/health/live');
    api.stopReadingLog();
    const long = `/api/${'nothing-'.repeat(35)}`;
    const askOften = async () => {
      for (let sent = 0; sent < floodRequests / atOnce; sent += 1) expect((await api.get(long)).status).toBe(404);
    };
    await Promise.all(Array.from({ length: atOnce }, askOften));
    expect((await api.get('/api/health/live')).status).toBe(200);
    api.readLogAgain();
    const dropped = () => api.logged('log.lines-dropped').reduce((sum, { lines }) => sum + Number(lines), 0);
    await waitUntil(async () => dropped() > 0 && api.logged('request.completed').length + dropped() >= floodRequests);
    // Up to ten dropped lines may belong to other log events.
    expect(api.logged('request.completed').length + dropped()).toBeLessThan(floodRequests + 10);
  });
});
