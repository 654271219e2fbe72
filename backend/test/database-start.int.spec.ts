import { Queue } from 'bullmq';
import type { Pool } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from 'stand-ins/ports';
import { awaitDatabase } from '#app/await-database.ts';
import { readSettings } from '#platform/config/settings.ts';
import { QueueConnection } from '#platform/queue/queue-connection.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { ApiProcess } from './makers/api-process.ts';
import { testSettings } from './settings.ts';
import { waitUntil } from './until.ts';
import { createDatabaseFromTemplate } from './world.ts';

let databaseUrl: string;
let proxy: DatabaseProxy;
beforeAll(async () => (databaseUrl = await createDatabaseFromTemplate(process.pid)));
beforeEach(() => (proxy = new DatabaseProxy()));
afterEach(() => proxy.stop());

const startProxied = async (change: (url: URL) => void = () => undefined): Promise<Record<string, string>> => {
  const url = new URL(await proxy.start(databaseUrl));
  change(url);
  return testSettings({ databaseUrl: url.href });
};

describe('the start of a process', () => {
  let output: string;
  beforeEach(() => {
    output = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const untilWaiting = (reason: string) => waitUntil(() => Promise.resolve(output.includes(reason)));

  it('waits when the database refuses connections at first', async () => {
    proxy.cut();
    const started = awaitDatabase(await startProxied());
    await untilWaiting('The start waits for the database at 127.0.0.1:');
    expect(output).toMatch(/for at most \d+ s more\. Check that PostgreSQL runs, and that DATABASE_URL has its host/);
    proxy.restore();
    await expect(started).resolves.toBeUndefined();
  });

  it('waits when the first connection takes more than five seconds', async () => {
    proxy.freeze();
    const started = awaitDatabase(await startProxied());
    await untilWaiting('(timeout expired)');
    proxy.restore();
    await expect(started).resolves.toBeUndefined();
  });

  it('ends when the database does not respond in time', async () => {
    proxy.cut();
    await expect(awaitDatabase(await startProxied(), 2_000)).rejects.toThrow(
      /^DATABASE_URL: the database at 127\.0\.0\.1:\d+ did not respond within 2 s \(.+\)\. Start PostgreSQL, or correct/,
    );
  });

  it.each<[string, (url: URL) => void, RegExp]>([
    ['password', (url) => (url.password = 'guessed'), /refuses the connection \(password authentication failed/],
    ['database', (url) => (url.pathname = '/unknown'), /refuses the connection \(database "unknown" does not exist/],
  ])('ends at once when the %s is wrong', async (_, change, sentence) => {
    await expect(awaitDatabase(await startProxied(change))).rejects.toThrow(sentence);
    expect(output).toBe('');
  });

  it('reports invalid settings before it waits', async () => {
    proxy.cut();
    const settings = { ...(await startProxied()), JOURNAL_KEYS: '' };
    await expect(awaitDatabase(settings)).rejects.toThrow('JOURNAL_KEYS');
    expect(output).toBe('');
  });
});

describe('an api process', () => {
  it('serves when its database accepts connections late', async () => {
    proxy.cut();
    const api = await ApiProcess.start({ ...(await startProxied()), PORT: String(await findFreePorts(1)) });
    await waitUntil(() => Promise.resolve(api.errors.includes('The start waits for the database')));
    proxy.restore();
    expect((await api.waitForResponse('/api/health/ready?exclude=worker')).status).toBe(200);
    await api.kill();
  });
});

describe('a queue', () => {
  it('connects when only its first connection takes longer than a connection may', async () => {
    // The time limit of a later connection is 5 s times this value.
    const settings = Object.assign(readSettings(await startProxied()), { patience: 0.2 });
    proxy.freeze();
    const connection = new QueueConnection(settings);
    const queue = new Queue('slow', { connection: connection.options });
    const ready = connection.connectPatiently(() => queue.waitUntilReady());
    await delay(3_000);
    proxy.restore();
    await expect(ready).resolves.toBeUndefined();

    proxy.freeze();
    const pool = connection.options as unknown as Pool;
    const idle = await pool.connect();
    await expect(pool.connect()).rejects.toThrow('connection timeout');
    idle.release(true);
    proxy.restore();
    await connection.onApplicationShutdown();
  });
});
