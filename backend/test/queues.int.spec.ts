import { Queues } from '#platform/queue/queues.service.ts';
import { queueNames } from '#platform/queue/queues.ts';
import { DeleteDoneEvents } from '#platform/outbox/delete-done-events.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { ReactionRunner } from '#platform/reactions/reaction-runner.ts';
import { ReactionAndScheduleRegistry } from '#platform/reactions/registry.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const backends = [
  { name: 'PostgreSQL', redisUrl: undefined, run: describe },
  { name: 'Redis', redisUrl, run: redisUrl ? describe : describe.skip },
];

for (const backend of backends) {
  backend.run(`queues on ${backend.name}`, () => {
    let world: World;
    beforeAll(async () => {
      world = await World.start(backend.redisUrl ? { redisUrl: backend.redisUrl } : {});
    });
    afterAll(() => world.close());
    const join = (email: string) => world.post('/api/functions/subscribe-email', { email, source: 'footer' });

    it('deliver an event from its transaction to the email that it causes', async () => {
      await join('one@example.org');
      await world.settle();
      expect(await world.mail.sentTo('one@example.org')).toHaveLength(1);
    });

    it('can be emptied at any time: the relay queues lost messages again', async () => {
      const queues = world.app.get(Queues);
      await Promise.all(queueNames.map((name) => queues.get(name).pause()));
      await join('two@example.org');
      await world.app.get(OutboxRelay).publishPending();
      await Promise.all(queueNames.map((name) => queues.get(name).obliterate({ force: true })));
      await Promise.all(queueNames.map((name) => queues.get(name).resume()));
      await world.app.get(OutboxRelay).requeueStuck(0);
      await world.settle();
      expect(await world.mail.sentTo('two@example.org')).toHaveLength(1);
    });

    it('can deliver a job twice with a single effect', async () => {
      await join('three@example.org');
      await world.settle();
      const runner = world.app.get(ReactionRunner);
      const recorded = await world.sql<{ message_id: string; reaction: string }>(
        'select message_id, reaction from outbox_reaction',
      );
      for (const { message_id, reaction } of recorded) await runner.run(message_id, reaction);
      await world.settle();
      expect(await world.mail.sentTo('three@example.org')).toHaveLength(1);
    });

    it('are not asked again for an event that was deleted 30 days after its last reaction', async () => {
      await join('five@example.org');
      await world.settle();
      const age = (days: number) => world.sql(`update outbox set done_at = now() - make_interval(days => $1)`, [days]);
      const sweep = async () => {
        await world.app.get(DeleteDoneEvents).deleteOld();
        const [left] = await world.sql<object>(
          `select (select count(*)::int from outbox) as events, (select count(*)::int from outbox_reaction) as reactions`,
        );
        return left;
      };
      await age(29);
      expect(await sweep()).not.toMatchObject({ events: 0 });
      await age(31);
      const [open] = await world.sql<{ id: string }>(
        `insert into outbox (id, type, payload, created_at) values (gen_random_uuid(), 'spec.open', '{}', now() - interval '1 year') returning id`,
      );
      expect(await sweep()).toEqual({ events: 1, reactions: 0 });
      await world.sql('delete from outbox where id = $1', [open?.id]);
      await world.app.get(OutboxRelay).requeueStuck(0);
      await world.settle();
      expect(await world.mail.sentTo('five@example.org')).toHaveLength(1);
    });

    it('run a schedule once for each of its times, also when its job was removed and added again', async () => {
      await join('six@example.org');
      await world.settle();
      const queues = world.app.get(Queues);
      const runFor = async (dueAt: number) => {
        await world.sql(`update outbox set done_at = now() - interval '31 days'`);
        const content = { schedule: 'outbox.delete-done', dueAt };
        const job = { queue: 'content', id: `test-of-schedules-${dueAt}`, content } as const;
        await queues.add([job]);
        await waitUntil(async () => (await (await queues.find(job))?.getState()) === 'completed');
        await (await queues.find(job))?.remove();
        const [left] = await world.sql<{ count: number }>('select count(*)::int as count from outbox');
        return left?.count;
      };
      expect(await runFor(1000)).toBe(0);
      await join('seven@example.org');
      await world.settle();
      expect(await runFor(1000)).toBeGreaterThan(0);
      expect(await runFor(2000)).toBe(0);
    });

    it('run a schedule once when they are emptied while it runs', async () => {
      const queues = world.app.get(Queues);
      const schedule = world.app.get(ReactionAndScheduleRegistry).findSchedule('outbox.delete-done');
      const finish = Promise.withResolvers<void>();
      const run = jest.spyOn(schedule as { run(): Promise<unknown> }, 'run').mockImplementation(() => finish.promise);
      const content = { schedule: 'outbox.delete-done', dueAt: 3000, nextAt: Date.now() + 3_600_000 };
      const job = { queue: 'content', id: 'test-of-leases', content } as const;
      const queue = queues.get('content');
      const isJob = async (state: string) => (await (await queues.find(job))?.getState()) === state;
      try {
        await queues.add([job]);
        await waitUntil(async () => run.mock.calls.length > 0);
        await queue.pause();
        await queue.obliterate({ force: true });
        await queue.resume();
        await queues.add([job]);
        await waitUntil(() => isJob('delayed'));
      } finally {
        finish.resolve();
      }
      await waitUntil(async () => (await world.sql('select from schedule_lease')).length === 0);
      await (await queues.find(job))?.promote();
      await waitUntil(() => isJob('completed'));
      expect(run).toHaveBeenCalledTimes(1);
      run.mockRestore();
    });

    it('leave an event that this release does not know to another worker', async () => {
      await world.sql(
        `insert into outbox (id, type, payload, created_at) values (gen_random_uuid(), 'spec.later', '{}', now())`,
      );
      await world.app.get(OutboxRelay).publishPending();
      const rows = await world.sql(`select relayed_at, done_at from outbox where type = 'spec.later'`);
      expect(rows).toEqual([{ relayed_at: null, done_at: null }]);
      await world.sql(`delete from outbox where type like 'spec.%'`);
    });

    it('close an event that no worker has known for an hour', async () => {
      await world.sql(
        `insert into outbox (id, type, payload, created_at) values (gen_random_uuid(), 'spec.never', '{}', now())`,
      );
      const relay = world.app.get(OutboxRelay);
      // The relay also runs in the background, where it can lock the row or see the event as new, so the test tries again.
      await waitUntil(async () => {
        await relay.publishPending();
        const elapsed = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
        await relay.publishPending().finally(() => elapsed.mockRestore());
        return (await world.sql(`select 1 from outbox where type = 'spec.never' and done_at is null`)).length === 0;
      });
      await world.sql(`delete from outbox where type like 'spec.%'`);
    });

    it('never contain a payload, so they contain no secrets', async () => {
      await join('four@example.org');
      await world.settle();
      const queues = world.app.get(Queues);
      const jobs = (await Promise.all(queueNames.map((name) => queues.get(name).getJobs()))).flat();
      expect(jobs.length).toBeGreaterThan(0);
      const known = ['messageId', 'reaction', 'requestId', 'schedule', 'dueAt', 'nextAt'];
      for (const { data } of jobs) expect(Object.keys(data).every((key) => known.includes(key))).toBe(true);
    });
  });
}
