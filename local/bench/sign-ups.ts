import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian, measureCallsPerSecond } from './load.ts';
import { measureRequestLoad } from './request-load.ts';

export interface SignUpProduct {
  site: string;
  databaseUrl: string;
  workerPid: number;
}

const atOnce = 16;
const seconds = 3;
const rounds = 3;
const longestSendingMs = 10 * 60_000;

export async function measureSignUpFigures({
  site,
  databaseUrl,
  workerPid,
}: SignUpProduct): Promise<BenchmarkFigure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: atOnce });
  await pool.query('create table bench_row (id uuid primary key, email text not null unique, created_at timestamptz)');
  try {
    process.kill(workerPid, 'SIGSTOP');
    const insert = () =>
      pool.query({
        name: 'insert',
        text: 'insert into bench_row values ($1, $2, now())',
        values: [randomUUID(), `${randomUUID()}@example.org`],
      });
    const inserts = () => measureCallsPerSecond(Array<typeof insert>(atOnce).fill(insert), seconds);
    const bodies = () => [`{"email":"bench-${randomUUID()}-{n}@example.org"}`];
    const load = { url: `${site}/api/functions/subscribe-email`, headers: {}, connections: atOnce, seconds };
    const measured: { own: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { perSecond: own } = await measureRequestLoad({ ...load, bodies: bodies() });
      measured.push({ own, bare: await inserts() });
    }
    // The first round only warms up the product and SQL, so its result does not count.
    return [compare(measured.slice(1)), await measureWorker(pool, workerPid)];
  } finally {
    process.kill(workerPid, 'SIGCONT');
    await pool.query('drop table bench_row');
    await pool.end();
  }
}

function compare(measured: { own: number; bare: number }[]): BenchmarkFigure {
  const ratio = computeMedian(measured.map(({ own, bare }) => own / bare)).toFixed(2);
  const [own, bare] = [computeMedian(measured.map((one) => one.own)), computeMedian(measured.map((one) => one.bare))];
  return {
    name: `mailing-list sign-up, ${atOnce} at once`,
    value: `${ratio} of bare inserts (${Math.round(own)} and ${Math.round(bare)} a second)`,
    bound: 'at least 0.3',
  };
}

async function measureWorker(pool: pg.Pool, workerPid: number): Promise<BenchmarkFigure> {
  const countOpen = async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from outbox where done_at is null and type like 'mailing.%')::int as open`,
    );
    return rows[0]?.open ?? 0;
  };
  const signUps = await countOpen();
  const cpuBefore = readCpuMs(workerPid);
  const begun = performance.now();
  process.kill(workerPid, 'SIGCONT');
  while ((await countOpen()) > 0) {
    if (performance.now() - begun > longestSendingMs) throw new Error('The worker did not send all emails in time.');
    await delay(500);
  }
  const rate = Math.round((signUps / (performance.now() - begun)) * 1000);
  const cpu = ((readCpuMs(workerPid) - cpuBefore) / signUps).toFixed(1);
  return { name: 'the worker, for each sign-up', value: `${cpu} ms of CPU (${rate} a second)`, bound: '-' };
}

function readCpuMs(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const msPerTick = 10;
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
