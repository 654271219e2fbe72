/**
 * Compares events, from the outbox to the record of their reaction, with jobs of BullMQ on the same queues. The reaction
 * and the job do little work, so that their cost does not hide the cost of the queue.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { requestJson } from '../run/http-client.ts';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian } from './load.ts';
import { startBaselineServer } from './baseline-server.ts';

interface JobsProduct {
  databaseUrl: string;
  baselinePort: number;
}

const count = 5_000;
/** Equal to `jobsPerCall` in jobs-baseline.ts, so that the comparison is fair. */
const eventsPerInsert = 100;
const rounds = 3;
const pollMs = 50;
const longestMs = 120_000;

export async function measureJobFigures({ databaseUrl, baselinePort }: JobsProduct): Promise<BenchmarkFigure[]> {
  const settings = { BASELINE_PORT: String(baselinePort), DATABASE_URL: databaseUrl };
  const baseline = await startBaselineServer('jobs-baseline.ts', settings);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const url = `http://127.0.0.1:${baselinePort}/jobs`;
  try {
    const measured: { own: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { seconds } = await requestJson<{ seconds: number }>({ method: 'GET', url: `${url}/${count}` });
      measured.push({ own: await runReactions(database), bare: count / seconds });
    }
    // The first round only warms up both programs, so its result does not count.
    return [compare(measured.slice(1))];
  } finally {
    await requestJson({ method: 'POST', url: `${url}/end` });
    baseline.kill('SIGTERM');
    await once(baseline, 'exit');
    await database.end();
  }
}

/** Stores events of batches that do not exist, so that their reactions do little. Returns the reactions per second. */
async function runReactions(database: pg.Client): Promise<number> {
  const {
    rows: [first],
  } = await database.query<{ at: Date }>('select clock_timestamp() as at');
  const begun = performance.now();
  for (let stored = 0; stored < count; stored += eventsPerInsert)
    await database.query(
      `insert into outbox (id, type, payload, created_at)
       select uuidv7(), 'mailing.campaign-batch-queued', jsonb_build_object('batchId', gen_random_uuid()), clock_timestamp()
       from generate_series(1, $1::int)`,
      [Math.min(eventsPerInsert, count - stored)],
    );
  while (performance.now() - begun < longestMs) {
    const { rows } = await database.query(
      `select 1 from outbox where done_at is null and type = 'mailing.campaign-batch-queued' and created_at >= $1
       order by id limit 1`,
      [first?.at],
    );
    if (rows.length === 0) return (count / (performance.now() - begun)) * 1000;
    await delay(pollMs);
  }
  throw new Error('The worker did not run all reactions in two minutes.');
}

function compare(measured: { own: number; bare: number }[]): BenchmarkFigure {
  const ratio = computeMedian(measured.map(({ own, bare }) => own / bare)).toFixed(2);
  const [own, bare] = [computeMedian(measured.map((one) => one.own)), computeMedian(measured.map((one) => one.bare))];
  return {
    name: 'jobs with outbox and ledger',
    value: `${ratio} of BullMQ alone (${Math.round(own)} and ${Math.round(bare)} a second)`,
    bound: 'at least 0.7',
  };
}
