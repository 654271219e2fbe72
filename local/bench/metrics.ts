import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from 'stand-ins/ports';
import { ensureDatabase } from 'stand-ins/postgres/postgres';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian } from './load.ts';
import { measureRequestLoad } from './request-load.ts';

const token = 'token-of-the-bench';
const startTimeoutMs = 60_000;
/** A round lasts one usual interval of Prometheus, so that each round has one scrape. */
const scrapeMs = 15_000;
const rounds = 5;
const load = { connections: 16, seconds: scrapeMs / 1000, headers: {} };
const loads = [
  { name: 'page from memory, with metrics', path: '/about' },
  { name: 'list, with metrics', path: '/api/programs' },
];

export async function measureMetricsFigures(product: {
  databaseUrl: string;
  dataDir: string;
}): Promise<BenchmarkFigure[]> {
  const environment = await createEnvironment(product);
  const cwd = join(dirname(product.dataDir), 'backend');
  execFileSync(process.execPath, ['dist/app/migrate.js'], { cwd, env: environment, stdio: 'ignore' });
  const without = await Api.start(cwd, environment);
  const withMetrics = await Api.start(cwd, { ...environment, METRICS_TOKEN: token });
  try {
    const figures: BenchmarkFigure[] = [];
    for (const { name, path } of loads) figures.push(await compare(name, path, without, withMetrics));
    return figures;
  } finally {
    await without.stop();
    await withMetrics.stop();
  }
}

/** `NODE_ENV` is production, because only production turns the metrics off when there is no token. */
async function createEnvironment({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) {
  const stored = JSON.parse(readFileSync(join(dataDir, 'settings.json'), 'utf8')) as Record<string, string>;
  const others = Object.entries(stored).filter(([name]) => !/^(LIMIT_|DEMO_DATA|MAIL_PER_MINUTE)/.test(name));
  return {
    ...{ ...Object.fromEntries(others), PATH: process.env['PATH'] ?? '', LOCAL_ENV_FILE: '/dev/null' },
    ...{ NODE_ENV: 'production', REHEARSAL: 'true', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' },
    DATABASE_URL: await ensureDatabase(databaseUrl, 'bench_metrics'),
  };
}

async function compare(name: string, path: string, without: Api, withMetrics: Api): Promise<BenchmarkFigure> {
  const shares: number[] = [];
  const rates: number[] = [];
  // The first round only warms up both processes.
  for (let round = 0; round <= rounds; round += 1) {
    const apis = round % 2 === 0 ? [without, withMetrics] : [withMetrics, without];
    const measured = new Map<Api, number>();
    for (const api of apis) measured.set(api, await api.measure(path));
    const [bare = 0, own = 0] = [measured.get(without), measured.get(withMetrics)];
    if (round === 0) continue;
    shares.push(own / bare);
    rates.push(own);
  }
  const value = `${computeMedian(shares).toFixed(3)} of the rate without (${Math.round(computeMedian(rates))} a second)`;
  return { name, value, bound: 'at least 0.98' };
}

class Api {
  private readonly url: string;
  private readonly hasMetrics: boolean;
  private readonly child: ChildProcess;

  private constructor(url: string, hasMetrics: boolean, child: ChildProcess) {
    this.url = url;
    this.hasMetrics = hasMetrics;
    this.child = child;
  }

  static async start(cwd: string, environment: Record<string, string>): Promise<Api> {
    const port = await findFreePorts(1);
    const env = { ...environment, PORT: String(port) };
    const child = spawn(process.execPath, ['dist/app/main.api.js'], { cwd, env, stdio: 'ignore' });
    const api = new Api(`http://127.0.0.1:${port}`, 'METRICS_TOKEN' in env, child);
    for (const until = Date.now() + startTimeoutMs; Date.now() < until; await delay(100))
      if (await api.isLive()) return api;
    child.kill('SIGKILL');
    throw new Error('The api of the bench did not start.');
  }

  async measure(path: string): Promise<number> {
    const scraping = this.hasMetrics ? setTimeout(() => void this.scrape(), scrapeMs / 2) : undefined;
    try {
      return (await measureRequestLoad({ ...load, url: this.url + path })).perSecond;
    } finally {
      clearTimeout(scraping);
    }
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  private async scrape(): Promise<void> {
    const response = await fetch(`${this.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
  }

  private isLive(): Promise<boolean> {
    return fetch(`${this.url}/api/health/live`).then(
      (response) => response.ok,
      () => false,
    );
  }
}
