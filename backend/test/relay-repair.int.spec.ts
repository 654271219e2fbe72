import { newId } from '#kernel/id.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { Queues } from '#platform/queue/queues.service.ts';
import { World } from './world.ts';

describe('open events whose jobs were lost while their queue is on hold', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());

  it('get their jobs again in several passes, and are then checked from the first one', async () => {
    await world.settle();
    const relay = world.app.get(OutboxRelay);
    // Stops the relay, so that only this test starts its passes.
    await relay.beforeApplicationShutdown();
    const queue = world.app.get(Queues).get('content');
    await queue.pause();
    const ids = Array.from({ length: 620 }, () => newId());
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at)
       select id, 'files.picture-changed', '{}', now(), now() from unnest($1::uuid[]) id`,
      [ids],
    );
    const findJob = (id = '') => queue.getJob(`${id}-RenderPagesAgainWhenPictureChanged`);
    const countJobs = async () => (await Promise.all(ids.map(findJob))).filter(Boolean).length;
    await relay.requeueStuck(0);
    expect(await countJobs()).toBe(500);
    await relay.requeueStuck(0);
    expect(await countJobs()).toBe(620);
    await (await findJob(ids[0]))?.remove();
    await relay.requeueStuck(0);
    expect(await countJobs()).toBe(620);
  });
});
