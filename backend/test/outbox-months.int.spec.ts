import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { createLowestIdForTime } from '#kernel/id.ts';
import { DatabaseSize } from '#platform/database/database-size.ts';
import { DeleteDoneEvents } from '#platform/outbox/delete-done-events.ts';
import { OutboxMonths } from '#platform/outbox/outbox-months.ts';
import { BackupCommands, untilConnected } from './makers/backup-commands.ts';
import { World } from './world.ts';

const tables = [
  ['outbox', 'id'],
  ['outbox_reaction', 'message_id'],
] as const;
const now = new Date();
/** Returns the first day of the month that is `ahead` months after the current month. */
const monthAt = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
const nameMonth = (ahead: number, table = 'outbox') =>
  `${table}_${monthAt(ahead).toISOString().slice(0, 7).replace('-', '_')}`;

describe('the months of the outbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'months-spec-'));
  let world: World;
  let commands: BackupCommands;
  let months: OutboxMonths;
  beforeAll(async () => {
    commands = await BackupCommands.create(folder);
    world = await World.start({ schedules: false, settings: commands.keys });
    months = world.app.get(OutboxMonths);
    await world.settle();
    // The first partition also contains the current month. These tests end it before this month, so that the month gets its
    // own partition.
    for (const [table, key] of tables)
      await world.sql(
        `delete from ${table} where ${key} >= '${createLowestIdForTime(monthAt(0))}';
         alter table ${table} detach partition ${table}_before;
         alter table ${table} attach partition ${table}_before for values from (minvalue) to ('${createLowestIdForTime(monthAt(0))}')`,
      );
    await months.createMonths(monthAt(-1));
    await months.createMonths();
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  const listPartitions = async () =>
    (
      await world.sql<{ name: string }>(
        `select relid::text as name from pg_partition_tree('outbox') where level = 1
         union all select relid::text from pg_partition_tree('outbox_reaction') where level = 1 order by 1`,
      )
    ).map(({ name }) => name);
  const listFilled = async (type: string) =>
    (
      await world.sql<{ name: string }>(
        `select distinct tableoid::regclass::text as name from outbox where type = $1 order by 1`,
        [type],
      )
    ).map(({ name }) => name);
  /** Adds an event with its reaction on the second day of the month. */
  async function addEvent(ahead: number, type: string, doneAt: Date | null) {
    const at = new Date(monthAt(ahead).getTime() + 86_400_000);
    const id = createLowestIdForTime(at).replace(/.{12}$/, crypto.randomUUID().slice(-12));
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at, done_at) values ($1, $2, '{}', $3, $3, $4)`,
      [id, type, at, doneAt],
    );
    await world.sql(`insert into outbox_reaction values ($1, 'spec', now())`, [id]);
  }
  const sweep = (ahead: number) => world.app.get(DeleteDoneEvents).deleteOld(monthAt(ahead));

  it('are created three months in advance, also after a long stop', async () => {
    const first = await listPartitions();
    for (const [table] of tables)
      expect(first).toEqual(expect.arrayContaining([0, 1, 2, 3].map((ahead) => nameMonth(ahead, table))));
    expect(first).toHaveLength(12);
    await months.createMonths(monthAt(19));
    const later = await listPartitions();
    for (const [table] of tables)
      expect(later).toEqual(expect.arrayContaining([20, 21, 22].map((ahead) => nameMonth(ahead, table))));
    await months.createMonths(monthAt(19));
    expect(await listPartitions()).toEqual(later);
  });

  it('deliver events of several months to their reactions', async () => {
    await world.post('/api/functions/subscribe-email', { email: 'months@example.org', source: 'footer' });
    await world.settle();
    expect(await world.mail.sentTo('months@example.org')).toHaveLength(1);
    const id = (ahead: number) => createLowestIdForTime(new Date(monthAt(ahead).getTime() - 1));
    await world.sql(
      `insert into outbox (id, type, payload, created_at)
       select unnest($1::uuid[]), type, payload, now() from (select * from outbox where type like 'mailing.%' limit 1) as one`,
      [[id(0), id(1), id(2)]],
    );
    await world.settle();
    const recorded = await world.sql<{ name: string }>(
      `select distinct tableoid::regclass::text as name from outbox_reaction where message_id = any($1) order by 1`,
      [[id(0), id(1), id(2)]],
    );
    expect(recorded.map(({ name }) => name)).toEqual(
      [nameMonth(0, 'outbox_reaction'), nameMonth(1, 'outbox_reaction'), 'outbox_reaction_before'].toSorted(),
    );
    expect(await world.mail.sentTo('months@example.org')).toHaveLength(1);
  });

  it('are counted as one table when the sizes of tables are read', async () => {
    for (const ahead of [0, 1])
      await world.sql(
        `insert into outbox (id, type, payload, created_at, done_at)
         select ('${createLowestIdForTime(monthAt(ahead)).slice(0, 24)}' || lpad(n::text, 12, '0'))::uuid, 'spec.size', '{}', now(), now()
         from generate_series(1, 20000) n`,
      );
    const { tables: sizes } = await world.app.get(DatabaseSize).read();
    const [{ bytes } = { bytes: 0 }] = await world.sql<{ bytes: number }>(
      `select sum(pg_total_relation_size(relid))::float8 as bytes from pg_partition_tree('outbox')`,
    );
    expect(sizes[0]).toMatchObject({ name: 'outbox', bytes });
    expect(sizes.filter(({ name }) => name.startsWith('outbox_2'))).toEqual([]);
  });

  it('are dropped with their reactions when all events were done 30 days ago', async () => {
    await addEvent(20, 'spec.done', monthAt(20));
    await addEvent(21, 'spec.done', monthAt(21));
    await addEvent(21, 'spec.open', null);
    await addEvent(22, 'spec.done', monthAt(22));
    await addEvent(22, 'spec.done-late', monthAt(25));
    await sweep(21);
    expect(await listPartitions()).toContain(nameMonth(20));
    await sweep(25);
    const names = await listPartitions();
    for (const [table] of tables) {
      expect(names).not.toContain(nameMonth(20, table));
      expect(names).toEqual(expect.arrayContaining([21, 22].map((ahead) => nameMonth(ahead, table))));
    }
    expect(await listFilled('spec.done')).toEqual([]);
    expect(await listFilled('spec.open')).toEqual([nameMonth(21)]);
    expect(await world.sql(`select 1 from ${nameMonth(21, 'outbox_reaction')}`)).toHaveLength(1);
    expect(await listFilled('spec.done-late')).toEqual([nameMonth(22)]);
  });

  it('are dropped by a later sweep when a long transaction uses the outbox, and no statement waits for a second', async () => {
    await world.sql(`update outbox set done_at = $1 where type = 'spec.open'`, [monthAt(21)]);
    const end = await world.holdTransaction('select 1 from outbox limit 1');
    const sweeping = sweep(25);
    let longestMs = 0;
    let isOver = false;
    void sweeping.then(() => (isOver = true));
    while (!isOver) {
      const began = performance.now();
      await world.sql('select count(*) from outbox where done_at is null');
      longestMs = Math.max(longestMs, performance.now() - began);
    }
    await end();
    expect(longestMs).toBeLessThan(scaleForLoad(1_000));
    expect(await listPartitions()).toContain(nameMonth(21));
    await sweep(25);
    expect(await listPartitions()).not.toContain(nameMonth(21));
  });

  it('leave an event outside all months in the default partition, and create the months after it', async () => {
    await addEvent(900, 'spec.far', null);
    await addEvent(30, 'spec.unexpected', null);
    expect([await listFilled('spec.far'), await listFilled('spec.unexpected')]).toEqual([
      ['outbox_default'],
      ['outbox_default'],
    ]);
    await months.createMonths(monthAt(30));
    const names = await listPartitions();
    expect(names).not.toContain(nameMonth(30));
    for (const [table] of tables) expect(names).toContain(nameMonth(31, table));
    await world.sql(`update outbox set done_at = $1 where type = 'spec.unexpected'`, [monthAt(30)]);
    await sweep(32);
    expect(await listFilled('spec.unexpected')).toEqual([]);
    await world.sql(`delete from outbox where type = 'spec.far'`);
  });

  it('are in a backup, and a restore creates them', async () => {
    await addEvent(32, 'spec.backup', null);
    const before = await listPartitions();
    const count = () =>
      world.sql('select tableoid::regclass::text as name, count(*)::int from outbox group by 1 order by 1');
    const rows = await count();
    const backup = await commands.makeBackup();
    await world.sql(`drop table ${nameMonth(33)}`);
    const { code, said } = await commands.run('restore', { args: [backup] });
    expect([code, said]).toEqual([0, expect.any(String)]);
    expect(await untilConnected(listPartitions)).toEqual(before);
    expect(await untilConnected(count)).toEqual(rows);
  });
});
