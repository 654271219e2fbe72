import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { newId } from '#kernel/id.ts';
import { Migration20261121100000_platform as Platform } from '../migrations/Migration20261121100000_platform.ts';
import { Migration20261126211000_outbox_retention as Retention } from '../migrations/Migration20261126211000_outbox_retention.ts';
import { Migration20261127040000_outbox_months as OutboxMonths } from '../migrations/Migration20261127040000_outbox_months.ts';

const presentRows = 100_000;
const writers = 4;
const insert = `insert into outbox (id, type, payload, created_at) values ($1, 'spec', '{}', now())`;

const listSql = (migration: typeof OutboxMonths | typeof Platform | typeof Retention): string[] => {
  const created = new migration(undefined as never, undefined as never);
  created.up();
  return created.getQueries().map(String);
};

describe('the migration to months of the outbox', () => {
  const name = `outbox_months_${process.pid}`;
  const clients: pg.Client[] = [];
  let server: pg.Client;
  let database: pg.Client;
  const connect = async (path: string) => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${path}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    clients.push(client);
    return client;
  };
  const read = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows[0];
  const migrate = async (from = 0, to?: number) => {
    for (const sql of listSql(OutboxMonths).slice(from, to)) await database.query(sql);
  };

  beforeAll(async () => {
    server = await connect('postgres');
  });
  beforeEach(async () => {
    await server.query(`create database ${name}`);
    database = await connect(name);
    for (const sql of [...listSql(Platform), ...listSql(Retention)]) await database.query(sql);
    await database.query(
      `insert into outbox (id, type, payload, created_at, relayed_at, done_at)
       select uuidv7(-(n * interval '1 second')), 'spec', '{}', now(), now(), now() from generate_series(1, ${presentRows}) n`,
    );
    await database.query(`insert into outbox_reaction select id, 'spec', now() from outbox`);
  });
  afterEach(async () => {
    for (const client of clients.splice(1)) await client.end();
    await server.query(`drop database ${name} with (force)`);
  });
  afterAll(() => server.end());

  /**
   * Adds events as the product does, with writes to `outbox` before and after a write to `outbox_reaction`. Returns a
   * function that stops the writers.
   */
  async function startWriters() {
    const ids: string[] = [];
    let isOver = false;
    let longestMs = 0;
    const write = async (client: pg.Client) => {
      while (!isOver) {
        const [id, next] = [newId(), newId()];
        const began = performance.now();
        await client.query('begin');
        await client.query({ name: 'insert', text: insert, values: [id] });
        await client.query('select type from outbox where id = $1 for update', [id]);
        await client.query(`insert into outbox_reaction values ($1, 'spec', now()) on conflict do nothing`, [id]);
        await client.query({ name: 'insert', text: insert, values: [next] });
        await client.query('update outbox set done_at = now() where id = $1', [id]);
        await client.query('commit');
        longestMs = Math.max(longestMs, performance.now() - began);
        ids.push(id, next);
      }
    };
    const writing = Promise.all(
      Array.from({ length: writers }, async () => {
        await write(await connect(name));
      }),
    );
    return async () => {
      isOver = true;
      await writing;
      return { ids, longestMs };
    };
  }

  it('loses no row and delays no statement by a second when the product writes at the same time', async () => {
    const stop = await startWriters();
    const long = await connect(name);
    await long.query('begin; select 1 from outbox limit 1');
    const migrating = migrate();
    await delay(2_000);
    const isWaiting = (await long.query(`select 1 from pg_class where relname = 'outbox_before'`)).rowCount === 0;
    await long.query('commit');
    await migrating;
    await delay(300);
    const { ids, longestMs } = await stop();
    expect(isWaiting).toBe(true);
    expect(longestMs).toBeLessThan(scaleForLoad(1_000));
    expect(ids.length).toBeGreaterThan(100);
    const stored = (await database.query<{ id: string }>(`select id from outbox where id = any($1)`, [ids])).rows;
    expect(stored).toHaveLength(ids.length);
    expect(await read('select count(*)::int as rows from outbox')).toEqual({ rows: presentRows + ids.length });
    expect(await read('select count(*)::int as rows from outbox_reaction')).toEqual({
      rows: presentRows + ids.length / 2,
    });
    process.stdout.write(`Migration: ${ids.length} events, the slowest transaction took ${longestMs.toFixed(0)} ms\n`);
  });

  it('can be repeated after it was interrupted at any statement, and when it is done', async () => {
    const statements = listSql(OutboxMonths).length;
    for (let done = 1; done <= statements; done++) {
      await migrate(0, done);
      await database.query(`insert into outbox (id, type, payload, created_at) values (uuidv7(), 'spec', '{}', now())`);
    }
    await migrate();
    expect(
      await read(`select array_agg(relname::text order by relname) as names from pg_class
        where relname like 'outbox%' and relkind in ('r', 'p')`),
    ).toEqual({
      names: [
        'outbox',
        'outbox_before',
        'outbox_default',
        'outbox_reaction',
        'outbox_reaction_before',
        'outbox_reaction_default',
      ],
    });
    expect(await read("select count(*)::int as checks from pg_constraint where conname like '%before_end'")).toEqual({
      checks: 0,
    });
    expect(await read('select count(*)::int as rows from outbox')).toEqual({ rows: presentRows + statements });
  });

  it('stops with a message and leaves the table unchanged when a transaction uses it for a minute', async () => {
    const long = await connect(name);
    await long.query('begin; select 1 from outbox limit 1');
    const [first = ''] = listSql(OutboxMonths);
    const quick = first.replaceAll('60 ', '2 ').replace('1..60', '1..2');
    await expect(database.query(quick)).rejects.toThrow(/A long transaction, such as a backup, uses the table outbox/);
    await long.query('commit');
    expect(await read(`select count(*)::int as checks from pg_constraint where conname like '%before_end'`)).toEqual({
      checks: 0,
    });
    await migrate();
    expect(await read('select count(*)::int as rows from outbox_before')).toEqual({ rows: presentRows });
  });
});
