import { once } from 'node:events';
import { requestJson } from '../run/http-client.ts';
import type { MeasuredProduct } from './auth.ts';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian } from './load.ts';
import { measureRequestLoad, type MeasuredLoad } from './request-load.ts';
import { startBaselineServer } from './baseline-server.ts';

const connections = 32;
const seconds = 5;
const rounds = 3;

type Name = 'baseline' | 'plain' | 'gzip';
type MeasuredRound = Record<Name, MeasuredLoad>;

export async function measureListFigures(product: MeasuredProduct): Promise<BenchmarkFigure[]> {
  const { databaseUrl, baselinePort } = product;
  const baseline = await startBaselineServer('lists-baseline.ts', {
    BASELINE_PORT: String(baselinePort),
    DATABASE_URL: databaseUrl,
  });
  try {
    const authorization = `Bearer ${await signIn(product.site)}`;
    const list = { url: `${product.site}/api/lessons?limit=20`, connections, seconds };
    const loads = {
      baseline: { ...list, url: `http://127.0.0.1:${baselinePort}/lessons`, headers: {} },
      plain: { ...list, headers: { authorization } },
      gzip: { ...list, headers: { authorization, 'accept-encoding': 'gzip' } },
    };
    const measured: MeasuredRound[] = [];
    for (let round = 0; round <= rounds; round += 1)
      measured.push({
        baseline: await measureRequestLoad(loads.baseline),
        plain: await measureRequestLoad(loads.plain),
        gzip: await measureRequestLoad(loads.gzip),
      });
    // The first round only warms up both servers.
    return compare(measured.slice(1));
  } finally {
    baseline.kill('SIGTERM');
    await once(baseline, 'exit');
  }
}

function compare(measured: MeasuredRound[]): BenchmarkFigure[] {
  const rate = ({ perSecond }: MeasuredLoad) => perSecond;
  const p99 = ({ p99Ms }: MeasuredLoad) => p99Ms;
  const median = (name: Name, of: (load: MeasuredLoad) => number) =>
    Math.round(computeMedian(measured.map((round) => of(round[name]))));
  const ratio = (of: (load: MeasuredLoad) => number, ours: Name, other: Name) =>
    computeMedian(measured.map((round) => of(round[ours]) / of(round[other]))).toFixed(2);
  return [
    {
      name: '20 lessons as Seeker',
      value: `${ratio(rate, 'plain', 'baseline')} of the baseline (${median('plain', rate)} and ${median('baseline', rate)} a second)`,
      bound: 'at least 0.6',
    },
    {
      name: 'the same, 99th percentile',
      value: `${ratio(p99, 'plain', 'baseline')} times the baseline (${median('plain', p99)} and ${median('baseline', p99)} ms)`,
      bound: 'at most 2',
    },
    {
      name: 'the same with gzip',
      value: `${ratio(rate, 'gzip', 'plain')} of the rate without (${median('gzip', rate)} a second)`,
      bound: 'at least 0.9',
    },
  ];
}

async function signIn(site: string): Promise<string> {
  const { access_token: token } = await requestJson<{ access_token: string }>({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email: 'seeker@example.org', password: 'demo-password' },
  });
  return token;
}
