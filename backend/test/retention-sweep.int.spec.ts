import { DiscoveryService } from '@nestjs/core';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { DeleteDoneEvents } from '#platform/outbox/delete-done-events.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { QueueConsumer } from '#platform/queue/consumer.ts';
import { Queues } from '#platform/queue/queues.service.ts';
import { ScheduleRunner } from '#platform/queue/schedule-runner.ts';
import { ApiProcess } from './makers/api-process.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

describe('a retention sweep', () => {
  let world: World;
  let worker: ApiProcess | undefined;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    await world.settle();
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
  });
  beforeEach(() => world.sql('delete from outbox_reaction; delete from outbox'));
  afterAll(async () => {
    await worker?.kill();
    await world.close();
  });

  /** Adds events with one reaction each to one partition. `doneAt` is SQL, in which `number` counts the events from 1. */
  async function addEvents(type: string, count: number, doneAt: string) {
    const ids = Array.from({ length: count }, () => newId());
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at, done_at)
       select id, $1, '{}', now(), now(), ${doneAt} from unnest($2::uuid[]) with ordinality as event (id, number)`,
      [type, ids],
    );
    await world.sql(`insert into outbox_reaction select id, $1, now() from unnest($2::uuid[]) id`, [type, ids]);
    return ids;
  }

  /** Counts of the events and of the records of reactions, by type. */
  async function countRows() {
    const rows = await world.sql<{ table: string; counts: object }>(
      `select 'events' as table, jsonb_object_agg(type, count) as counts
         from (select type, count(*) from outbox group by type) of_events
       union all select 'reactions', jsonb_object_agg(reaction, count)
         from (select reaction, count(*) from outbox_reaction group by reaction) of_reactions`,
    );
    return Object.fromEntries(rows.map(({ table, counts }) => [table, counts]));
  }

  /** Runs a sweep that fails before the slice `last`, as if its process was killed. */
  async function sweepUntilSlice(last: number) {
    const database = world.app.get(Database);
    const run = database.sql.bind(database);
    let slices = 0;
    const killed = jest.spyOn(database, 'sql').mockImplementation((statement, params) => {
      if (!statement.includes('skip locked') || ++slices < last) return run(statement, params);
      return Promise.reject(new Error('The worker was killed.'));
    });
    const sweep = world.app.get(DeleteDoneEvents).deleteOld();
    await expect(sweep.finally(() => killed.mockRestore())).rejects.toThrow('The worker was killed.');
  }

  /** Stops the consumer of this process, so that only the worker process runs the jobs of the queue. */
  async function stopConsuming(queue: string) {
    const providers = world.app.get(DiscoveryService, { strict: false }).getProviders();
    const consumer: unknown = providers.find(({ name }) => name === `${queue}-consumer`)?.instance;
    if (!(consumer instanceof QueueConsumer)) throw new Error(`${queue} has no consumer`);
    await consumer.beforeApplicationShutdown();
  }

  async function findWaitingSession() {
    await world.untilLockWaits();
    const [session] = await world.sql<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (!session) throw new Error('No session waits for a lock.');
    return session.pid;
  }

  const readRuns = (schedule: string) =>
    world.sql<{ dueMs: number }>(
      `select (extract(epoch from due_at) * 1000)::float8 as "dueMs" from schedule_run where name = $1`,
      [schedule],
    );

  it('has deleted whole slices when it is aborted, and the next run deletes exactly the rest', async () => {
    const left = { recent: 20, open: 30 };
    await addEvents('old', 2_500, `now() - interval '31 days'`);
    await addEvents('recent', left.recent, `now() - interval '29 days'`);
    await addEvents('open', left.open, 'null');
    await sweepUntilSlice(3);
    expect(await countRows()).toEqual({ events: { old: 500, ...left }, reactions: { old: 500, ...left } });
    await world.app.get(DeleteDoneEvents).deleteOld();
    expect(await countRows()).toEqual({ events: left, reactions: left });
  });

  it('has deleted whole slices when its worker is killed in a slice, and the next run after its lease deletes exactly the rest', async () => {
    const left = { recent: 20 };
    const old = await addEvents('old', 3_500, `now() - interval '32 days' + number * interval '1 second'`);
    await addEvents('recent', left.recent, `now() - interval '29 days'`);
    await stopConsuming('content');
    worker = await ApiProcess.startServiceWorker();
    const release = await world.holdTransaction('select from outbox_reaction where message_id = $1 for update', [
      old[2_500],
    ]);
    const sweep = { schedule: 'outbox.delete-done', dueAt: Date.now() };
    let session: number | undefined;
    try {
      await world.app.get(Queues).add([{ queue: 'content', id: 'sweep', content: sweep }]);
      session = await findWaitingSession();
      expect(await countRows()).toEqual({ events: { old: 1_500, ...left }, reactions: { old: 1_500, ...left } });
      await worker.kill();
    } finally {
      await release();
    }
    // PostgreSQL ends the statement of the killed process before the session.
    await waitUntil(
      async () => (await world.sql('select from pg_stat_activity where pid = $1', [session])).length === 0,
    );

    const { events, reactions } = await countRows();
    expect(reactions).toEqual(events);
    expect([
      { old: 1_500, ...left },
      { old: 500, ...left },
    ]).toContainEqual(events);
    expect(await readRuns(sweep.schedule)).toEqual([]);
    const runner = world.app.get(ScheduleRunner);
    expect(await runner.run(sweep)).toBe(false);
    await world.sql(`update schedule_lease set expires_at = now() - interval '1 second'`);
    expect(await runner.run(sweep)).toBe(true);
    expect(await countRows()).toEqual({ events: left, reactions: left });
    expect(await readRuns(sweep.schedule)).toEqual([{ dueMs: sweep.dueAt }]);
  });
});
