import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePorts } from 'stand-ins/ports';
import { ensureDatabase, startPostgres } from 'stand-ins/postgres/postgres';
import { requestJson, sendRequest } from '../run/http-client.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';
import { mallocArenaLimit, workerOptions } from '../start/product-processes.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { repositoryFolder } from '../settings/settings.ts';
import { startProduct } from '../test/product.ts';
import type { TestEnvironment } from '../test/test-environment.ts';

export interface MailingProduct {
  url: string;
  mailboxUrl: string;
  stripeUrl: string;
  webhookSecret: string;
  findPostgres(): number | undefined;
  listWorkers(): number[];
  query<T extends pg.QueryResultRow>(sql: string, params?: unknown[]): Promise<T[]>;
  control(name: string, body: object): Promise<void>;
  close(): Promise<void>;
}

const settings = {
  MAIL_PER_MINUTE: '100000',
  // The test expects no email about an alert.
  ALERT_CHECK_SECONDS: '86400',
  ...{ LIMIT_SIGN_IN: '0', LIMIT_SIGN_IN_ACCOUNT: '0', LIMIT_RECOVER: '0', LIMIT_RESEND_WEBHOOK: '0' },
};
const name = 'mailing';
const secondWorker = 'worker-2';
const queryRetryMs = 500;
const queryRetries = 120;
const quietWithinMs = 120_000;

export async function startMailingProduct(
  workshop: TestEnvironment,
  extra: Record<string, string>,
): Promise<MailingProduct> {
  // An earlier run may have left emails.
  rmSync(join(workshop.dataDir, name, 'mailbox'), { recursive: true, force: true });
  const port = await findFreePorts(4);
  const product = await startProduct(workshop, name, { ...settings, ...extra, PORT: String(port) });
  if (!product.isReady) throw new Error(`The product did not start:\n${product.lastWords}`);
  const dataDir = join(workshop.dataDir, name);
  const { supervisor } = workshop;
  const worker = createSecondWorker(workshop, dataDir, extra);
  await supervisor.start(worker);
  supervisor.markReady();
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: port + 3 });
  const database = new pg.Pool({ connectionString: await ensureDatabase(server.url, 'oneness'), max: 4 });
  // The test kills PostgreSQL, which ends connections.
  database.on('error', () => undefined);
  const mailboxUrl = `http://127.0.0.1:${port + 2}`;
  return {
    url: `http://127.0.0.1:${port}`,
    mailboxUrl,
    stripeUrl: `http://127.0.0.1:${port + 1}`,
    webhookSecret: loadSecrets(dataDir).resendWebhookSecret,
    findPostgres: () => readPids(dataDir)['postgres'],
    listWorkers: () =>
      [readPids(dataDir)['worker'], readPids(workshop.dataDir)[secondWorker]].filter((pid) => pid !== undefined),
    query: (sql, params) => retryQuery(database, sql, params),
    control: async (path, body) => {
      const { status, text } = await sendRequest({ method: 'POST', url: `${mailboxUrl}/_/${path}`, body });
      if (status !== 200) throw new Error(`/_/${path} returned ${status}: ${text}`);
    },
    close: async () => {
      await database.end();
      await supervisor.end(worker);
      await product.stop();
    },
  };
}

function createSecondWorker(workshop: TestEnvironment, dataDir: string, extra: Record<string, string>) {
  const stored = JSON.parse(readFileSync(join(dataDir, 'settings.json'), 'utf8')) as Record<string, string>;
  return createChildProcessPart({
    name: secondWorker,
    args: [...workerOptions, 'dist/app/main.worker.js'],
    cwd: join(repositoryFolder, 'backend'),
    environment: { ...mallocArenaLimit, ...workshop.environment, ...settings, ...extra, ...stored },
    logFile: join(workshop.dataDir, 'logs', `${secondWorker}.log`),
  });
}

function readPids(dataDir: string): Record<string, number | undefined> {
  const { parts } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    parts: Record<string, { pid: number }>;
  };
  return Object.fromEntries(Object.entries(parts).map(([part, { pid }]) => [part, pid]));
}

async function retryQuery<T extends pg.QueryResultRow>(
  database: pg.Pool,
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await database.query<T>(sql, params)).rows;
    } catch (error) {
      const isFault = error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
      if (isFault || attempt > queryRetries) throw error;
      await delay(queryRetryMs);
    }
  }
}

export async function signInAdmin(url: string): Promise<string> {
  const { access_token: token } = await requestJson<{ access_token: string }>({
    method: 'POST',
    url: `${url}/api/auth/token?grant_type=password`,
    body: { email: 'admin@example.org', password: 'demo-password' },
  });
  return token;
}

export async function waitUntilQuiet({ query }: MailingProduct): Promise<void> {
  for (const until = Date.now() + quietWithinMs; Date.now() < until; await delay(queryRetryMs)) {
    const open = await query('select 1 from outbox where done_at is null limit 1');
    if (open.length === 0) return;
  }
}
