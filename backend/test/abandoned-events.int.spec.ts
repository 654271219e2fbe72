import { CloseAbandonedEvents } from '#platform/outbox/close-abandoned-events.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { World } from './world.ts';

describe('an open event', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());

  const readOpen = async () => {
    const rows = await world.sql<{ type: string }>('select type from outbox where done_at is null order by type');
    return rows.map(({ type }) => type);
  };

  it('is closed a week later when no release has the reactions that it waits for', async () => {
    await world.post('/api/functions/subscribe-email', { email: 'one@example.org', source: 'footer' });
    await world.settle();
    const [handled] = await world.sql<{ id: string; type: string }>(
      `select o.id, o.type from outbox o where exists (select from outbox_reaction r where r.message_id = o.id) limit 1`,
    );
    // Opens an event whose reactions are all recorded, as if it waited for a reaction that a release removed.
    await world.sql('update outbox set done_at = null where id = $1', [handled?.id]);
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at) values
         (gen_random_uuid(), 'spec.removed', '{}', now(), now()), (gen_random_uuid(), $1, '{}', now(), now())`,
      [handled?.type],
    );
    const close = () => world.app.get(CloseAbandonedEvents, { strict: false }).closeAll();
    const type = handled?.type ?? '';
    await close();
    expect(await readOpen()).toEqual([type, type, 'spec.removed'].toSorted());
    // Stops the relay, which would run the missing reaction of the second event.
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    await world.sql(`update outbox set relayed_at = now() - interval '8 days' where done_at is null`);
    await close();
    // The second event waits for a reaction that exists, so it stays open for the relay.
    expect(await readOpen()).toEqual([type]);
  });
});
