import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { findFreePorts } from 'stand-ins/ports';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { createStripeClient } from 'stand-ins/stripe/stripe-client';
import { claimDataFolder } from '../run/running.ts';
import { type SupervisedPart, Supervisor } from '../run/supervisor.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { type ProductSettings, readSettings } from '../settings/settings.ts';
import { prepareProduct } from '../start/bring-up.ts';
import { defineProductProcesses, type ProductProcesses } from '../start/product-processes.ts';
import type { MailingProduct } from '../mailing/product.ts';
import { type TestEnvironment, removeDatabase } from '../test/test-environment.ts';
import type { SiteConnection } from './billing/site.ts';
import { unmountDisks } from './limited-disks.ts';
import {
  type ProcessVariation,
  type RigProcess,
  type RigProcesses,
  countPorts,
  planProcesses,
  usualProcesses,
  waitUntilReady,
  waitUntilServing,
} from './processes.ts';
import { refreshTokenReuseSeconds } from './checks/sessions.ts';
import { createProxyPart } from './proxy.ts';
import { RetryingDatabase } from './retrying-database.ts';
import { SeededRandom } from './seeded-random.ts';
import { TcpProxy } from './tcp-proxy.ts';

export interface Rig {
  url: string;
  dataDir: string;
  patience: number;
  /** Milliseconds until the first api responded at its first start, before the load. */
  apiStartMs: number;
  database: RetryingDatabase;
  apis: readonly RigProcess[];
  workers: readonly RigProcess[];
  site: SiteConnection;
  mailing: MailingProduct;
  proxies: TcpProxy[];
  findPid(part: string): number | undefined;
  control(service: 'stripe' | 'mailbox', name: string, body: object): Promise<void>;
  runOnce(part: (processes: ProductProcesses) => SupervisedPart): Promise<{ isOk: boolean; lastWords: string }>;
  close(): Promise<void>;
}

const limits = ['SIGNUP', 'SIGN_IN', 'SIGN_IN_ACCOUNT', 'REFRESH', 'CREATE_CHECKOUT', 'SUBSCRIBE_EMAIL', 'JOURNAL'];
const rigSettings = {
  // All requests have the same IP, so the limits for each IP are off.
  ...Object.fromEntries(
    [...limits, 'RESEND_WEBHOOK', 'STRIPE_WEBHOOK', 'MEMBERSHIP'].map((name) => [`LIMIT_${name}`, '0']),
  ),
  AUTH_MAIL_SECONDS: '0',
  AUTH_REUSE_SECONDS: String(refreshTokenReuseSeconds),
  BILLING_RECONCILE_SECONDS: '20',
  MAIL_PER_MINUTE: '100000',
  // The test expects no email about an alert.
  ALERT_CHECK_SECONDS: '86400',
  DRAIN_SECONDS: '1',
};
const connections = { perProcess: 31, others: 40 };

export const getRigFolder = ({ dataDir }: TestEnvironment): string => join(dataDir, 'faults');

export interface RigOptions extends ProcessVariation {
  extra: Record<string, string>;
  needsProxies: boolean;
  seed: number;
  processes?: RigProcesses | undefined;
}

/** The database may be outside of the data folder. */
export async function unmountRig(dataDir: string): Promise<void> {
  for (const folder of [getPostgresFolders(join(dataDir, 'postgres')).folder, dataDir]) await unmountDisks(folder);
}

export async function clearRig(workshop: TestEnvironment): Promise<void> {
  const dataDir = getRigFolder(workshop);
  // Ends the processes of a run that was killed, which use the disks.
  (await claimDataFolder(dataDir, 'the fault rig')).release();
  await unmountRig(dataDir);
  removeDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

export async function startRig(
  workshop: TestEnvironment,
  { extra, needsProxies, seed, processes = usualProcesses, ...variation }: RigOptions,
): Promise<Rig> {
  const dataDir = getRigFolder(workshop);
  const port = await findFreePorts(countPorts(processes));
  const patience = Math.min(6, Math.max(1, Math.round(scaleForLoad(2)) - 1));
  const settings = readSettings({
    ...workshop.environment,
    ...rigSettings,
    PATIENCE: String(patience),
    ...extra,
    LOCAL_DATA_DIR: dataDir,
    PORT: String(port),
  });
  const claim = await claimDataFolder(dataDir, 'the fault rig');
  let pids: Record<string, number> = {};
  const supervisor = new Supervisor(
    () => undefined,
    (current) => {
      pids = current;
      claim.note(current);
    },
  );
  const stop = async () => {
    claim.noteStopping();
    await supervisor.stop();
    claim.release();
  };
  const proxies: TcpProxy[] = [];
  try {
    const prepared = await prepareProduct(settings, supervisor, {
      print: () => undefined,
      connections: connections.perProcess * (processes.apis + processes.workers) + connections.others,
    });
    const databaseUrl = readDatabaseUrl(dataDir);
    const definitions = needsProxies ? await defineProxiedProcesses(settings, databaseUrl, seed, proxies) : prepared;
    const { apis, workers } = planProcesses(processes, port, variation);
    const [firstApi, ...furtherApis] = apis;
    const startedAt = Date.now();
    if (firstApi) await supervisor.start(definitions.api([], firstApi.variant));
    await waitUntilServing(apis.slice(0, 1));
    const apiStartMs = Date.now() - startedAt;
    for (const { variant } of furtherApis) await supervisor.start(definitions.api([], variant));
    for (const { variant } of workers) await supervisor.start(definitions.worker([], variant));
    const upstreams = apis.map(({ url: upstream }) => upstream);
    if (apis.length > 1) await supervisor.start(createProxyPart(dataDir, port, upstreams));
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady([...apis, ...workers, { name: 'the site', url }]);
    supervisor.markReady();
    const database = new RetryingDatabase(databaseUrl);
    const findPid = (part: string) => pids[part];
    const urls = { stripe: `http://127.0.0.1:${port + 1}`, mailbox: `http://127.0.0.1:${port + 2}` };
    const control: Rig['control'] = (service, name, body) => postControl(`${urls[service]}/_/${name}`, body);
    const secrets = loadSecrets(dataDir);
    return {
      ...{ url, dataDir, patience, apiStartMs, apis, workers, database, proxies, findPid, control },
      site: {
        ...{ url, stripeUrl: urls.stripe, stripe: createStripeClient(urls.stripe), database },
        webhookSecret: secrets.stripeWebhookSecret,
      },
      mailing: {
        ...{ url, mailboxUrl: urls.mailbox, stripeUrl: urls.stripe, webhookSecret: secrets.resendWebhookSecret },
        findPostgres: () => findPid('postgres'),
        listWorkers: () => workers.flatMap(({ name }) => findPid(name) ?? []),
        query: async <T extends pg.QueryResultRow>(sql: string, params: unknown[] = []) =>
          (await database.query<T>(sql, params)).rows,
        control: (name, body) => control('mailbox', name, body),
        close: async () => undefined,
      },
      runOnce: (part) => supervisor.runOnce(part(prepared)),
      close: async () => {
        await database.close();
        await stop();
        for (const proxy of proxies) proxy.stop();
      },
    };
  } catch (error) {
    await stop();
    for (const proxy of proxies) proxy.stop();
    throw error;
  }
}

async function defineProxiedProcesses(
  settings: ProductSettings,
  databaseUrl: string,
  seed: number,
  proxies: TcpProxy[],
): Promise<ProductProcesses> {
  const url = new URL(databaseUrl);
  const redis = settings.environment['REDIS_URL'] ? new URL(settings.environment['REDIS_URL']) : undefined;
  const ports: number[] = [];
  const targets = [Number(url.port), settings.stripePort, settings.mailboxPort, ...(redis ? [Number(redis.port)] : [])];
  for (const target of targets) {
    const proxy = new TcpProxy(target, new SeededRandom(seed, `network ${proxies.length}`));
    proxies.push(proxy);
    ports.push(await proxy.start());
  }
  const [databasePort = 0, stripePort = 0, mailboxPort = 0, redisPort] = ports;
  url.port = String(databasePort);
  if (redis) redis.port = String(redisPort);
  const environment = { ...settings.environment, ...(redis && { REDIS_URL: redis.href }) };
  return defineProductProcesses({ ...settings, stripePort, mailboxPort, environment }, url.href, () => undefined);
}

async function postControl(url: string, body: object): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`);
}

function readDatabaseUrl(dataDir: string): string {
  const stored = JSON.parse(readFileSync(join(dataDir, 'settings.json'), 'utf8')) as { DATABASE_URL: string };
  return stored.DATABASE_URL;
}
