/** Measures the requests per second of a server, with wrk or the slower autocannon. */
import autocannon from 'autocannon';
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { printLine } from '../run/product.ts';

export interface RequestLoad {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface MeasuredLoad {
  perSecond: number;
  p99Ms: number;
}

const msPerUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
let isWrkInstalled: boolean | undefined;

export async function measureRequestLoad(load: RequestLoad): Promise<MeasuredLoad> {
  isWrkInstalled ??= findWrk();
  return isWrkInstalled ? runWrk(load) : runAutocannon(load);
}

/** wrk exits with status 1 when it prints its version. */
function findWrk(): boolean {
  const isInstalled = spawnSync('wrk', ['-v']).error === undefined;
  if (!isInstalled)
    printLine(
      'wrk is not installed: autocannon is used, which itself limits the rate of fast servers (apt install wrk).',
    );
  return isInstalled;
}

async function runWrk({ url, headers, connections, seconds }: RequestLoad): Promise<MeasuredLoad> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', ...sent, url];
  const { stdout } = await promisify(execFile)('wrk', options);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
  if (!rate || !p99 || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return { perSecond: Number(rate), p99Ms: Number(p99) * (msPerUnit[unit] ?? NaN) };
}

async function runAutocannon({ url, headers, connections, seconds }: RequestLoad): Promise<MeasuredLoad> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times under load.`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}
