import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { DeleteDoneEvents } from '#platform/outbox/delete-done-events.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { World } from './world.ts';

describe('a retention sweep that is aborted between two slices', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    await world.settle();
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    await world.sql('delete from outbox_reaction; delete from outbox');
  });
  afterAll(() => world.close());

  /** Adds events with one reaction each. All of them are in one partition. */
  async function addEvents(type: string, count: number, doneAt: string) {
    const ids = Array.from({ length: count }, () => newId());
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at, done_at)
       select id, $1, '{}', now(), now(), ${doneAt} from unnest($2::uuid[]) id`,
      [type, ids],
    );
    await world.sql(`insert into outbox_reaction select id, $1, now() from unnest($2::uuid[]) id`, [type, ids]);
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

  /** Fails before the slice with this number, as a lost process would. */
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

  it('has deleted whole slices, and the next run deletes exactly the rest', async () => {
    const left = { recent: 20, open: 30 };
    await addEvents('old', 2_500, `now() - interval '31 days'`);
    await addEvents('recent', left.recent, `now() - interval '29 days'`);
    await addEvents('open', left.open, 'null');
    await sweepUntilSlice(3);
    expect(await countRows()).toEqual({ events: { old: 500, ...left }, reactions: { old: 500, ...left } });
    await world.app.get(DeleteDoneEvents).deleteOld();
    expect(await countRows()).toEqual({ events: left, reactions: left });
  });
});
