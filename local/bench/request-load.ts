import autocannon from 'autocannon';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printLine } from '../run/product.ts';

export interface RequestLoad {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** The bodies are sent in turn with POST, and `{n}` is the number of the request. */
  bodies?: readonly string[];
}

export interface MeasuredLoad {
  perSecond: number;
  p99Ms: number;
}

const jsonHeaders = { 'content-type': 'application/json' };
const msPerUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
let isWrkInstalled: boolean | undefined;

export async function measureRequestLoad(load: RequestLoad): Promise<MeasuredLoad> {
  isWrkInstalled ??= findWrk();
  const sent = load.bodies ? { ...load, headers: { ...jsonHeaders, ...load.headers } } : load;
  return isWrkInstalled ? runWrk(sent) : runAutocannon(sent);
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

async function runWrk({ url, headers, connections, seconds, bodies }: RequestLoad): Promise<MeasuredLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'oneness-wrk-'));
  const script = join(folder, 'requests.lua');
  if (bodies) writeFileSync(script, createWrkScript(bodies));
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', ...sent];
  const { stdout } = await promisify(execFile)('wrk', [...options, ...(bodies ? ['-s', script] : []), url]).finally(
    () => rmSync(folder, { recursive: true }),
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
  if (!rate || !p99 || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return { perSecond: Number(rate), p99Ms: Number(p99) * (msPerUnit[unit] ?? NaN) };
}

/** The bodies must not contain `]==]`. */
const createWrkScript = (bodies: readonly string[]): string => `
local bodies = { ${bodies.map((body) => `[==[${body}]==]`).join(', ')} }
local n = 0
request = function()
  n = n + 1
  local body = string.gsub(bodies[n % #bodies + 1], "{n}", n)
  return wrk.format("POST", nil, nil, body)
end
`;

async function runAutocannon({ url, headers, connections, seconds, bodies }: RequestLoad): Promise<MeasuredLoad> {
  let n = 0;
  const requests = bodies?.map((body) => ({
    method: 'POST' as const,
    setupRequest: (request: autocannon.Request) => ({ ...request, body: body.replaceAll('{n}', String((n += 1))) }),
  }));
  const load = { url, headers, connections, duration: seconds, ...(requests && { requests }) };
  const { requests: rate, latency, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times under load.`);
  return { perSecond: rate.average, p99Ms: latency.p99 };
}
