/** BullMQ alone for comparison, on the queues of the product: each job stores one row in a transaction. */
import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker, type ConnectionOptions } from 'bullmq';
import { fastify } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';

const { BASELINE_PORT = '', DATABASE_URL = '' } = process.env;
const name = 'bench';
const jobsPerCall = 100;
const max = 10;
/** Options of the product's jobs and consumers. */
const jobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.3 },
  removeOnComplete: { age: 3_600 },
  removeOnFail: { age: 30 * 24 * 3_600 },
};
const workerOptions = { concurrency: 5, maxStalledCount: 5, lockDuration: 15_000, stalledInterval: 5_000 };

const pool = new pg.Pool({ connectionString: DATABASE_URL, max });
await pool.query('create table if not exists bench_job (id uuid primary key, done_at timestamptz not null)');
setDefaultBackendFactory(createPostgresBackend as never);
const connection = new pg.Pool({
  connectionString: DATABASE_URL,
  max,
  options: '-c search_path=bullmq',
}) as unknown as ConnectionOptions;
const queue = new Queue<{ id: string }>(name, { connection });
await queue.obliterate({ force: true });
const worker = new Worker<{ id: string }>(name, ({ data }) => storeRow(data.id), { connection, ...workerOptions });
await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);

async function storeRow(id: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'job',
      text: 'insert into bench_job values ($1, now()) on conflict do nothing',
      values: [id],
    });
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closes the connection, so that PostgreSQL rolls back.
    client.release(true);
    throw error;
  }
}

const server = fastify();

/** Adds jobs and returns the seconds until all of them are done. */
server.get('/jobs/:count', async (request) => {
  const count = Number((request.params as { count: string }).count);
  const begun = performance.now();
  let open = count;
  const isDone = new Promise<void>((resolve) => {
    worker.on('completed', () => (open -= 1) === 0 && resolve());
  });
  for (let added = 0; added < count; added += jobsPerCall) {
    const ids = Array.from({ length: Math.min(jobsPerCall, count - added) }, () => randomUUID());
    await queue.addBulk(ids.map((id) => ({ name: 'reaction', data: { id }, opts: { ...jobOptions, jobId: id } })));
  }
  await isDone;
  worker.removeAllListeners('completed');
  return { seconds: (performance.now() - begun) / 1000 };
});

server.post('/jobs/end', async () => {
  await worker.close();
  await queue.obliterate({ force: true });
  await pool.query('drop table bench_job');
  return {};
});

await server.listen({ port: Number(BASELINE_PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
await once(process, 'SIGTERM');
process.exit();
