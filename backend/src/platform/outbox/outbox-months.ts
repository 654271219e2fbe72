import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { createLowestIdForTime } from '#kernel/id.ts';
import { Database } from '../database/database.ts';
import { Transaction } from '../database/transaction.ts';
import { Schedule } from '../queue/schedule.ts';

const monthsAhead = 3;
/** Codes of PostgreSQL for an exceeded `lock_timeout` and `statement_timeout`. */
const timeoutCodes = ['55P03', '57014'];
/** Limits the wait of other statements for these locks to about a second, also when this process hangs. */
const shortLocks = `select set_config('lock_timeout', '200ms', true), set_config('statement_timeout', '600ms', true),
  set_config('idle_in_transaction_session_timeout', '1s', true)`;

interface Partition {
  readonly table: 'outbox' | 'outbox_reaction';
  readonly name: string;
  /** First id of the partition; null in the default partition and in the partition of rows from before the first month. */
  readonly start: string | null;
  /** First id after the partition; null in the default partition. */
  readonly end: string | null;
}

const selectPartitions = `select parent.relname as "table", c.relname as name,
    substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \\(''([^'']+)') as start,
    substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)') as "end"
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class parent on parent.oid = i.inhparent
  where parent.oid in ('outbox'::regclass, 'outbox_reaction'::regclass) order by parent.relname, c.relname`;

/** Creates and drops monthly partitions of the outbox and of its reactions. The time in the id of an event selects the partition. */
@Injectable()
export class OutboxMonths {
  private readonly log = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
  ) {}

  /** Creates the next months. A month that already has rows in the default partition is not created, so its rows stay there. */
  @Schedule({ name: 'outbox.create-months', queue: 'content', everySeconds: 3_600 })
  async createMonths(now = new Date()): Promise<void> {
    const partitions = await this.database.sql<Partition>(selectPartitions);
    for (let ahead = 1; ahead <= monthsAhead; ahead++) {
      const [first, next] = [startMonth(now, ahead), startMonth(now, ahead + 1)];
      const [start, end] = [createLowestIdForTime(first), createLowestIdForTime(next)];
      const isCovered = (table: string) =>
        partitions.some((each) => each.table === table && each.end && (each.start ?? '') < end && each.end > start);
      if (await this.isInDefault(start, end)) continue;
      for (const table of ['outbox', 'outbox_reaction'] as const)
        if (!isCovered(table))
          await this.create({
            table,
            name: `${table}_${first.toISOString().slice(0, 7).replace('-', '_')}`,
            start,
            end,
          });
    }
  }

  /** Drops the months that ended before `until`, if all their events were done before `until`. */
  async dropMonths(until: Date): Promise<void> {
    for (const partition of await this.database.sql<Partition>(selectPartitions))
      if (hasEnded(partition, until)) await this.drop(partition, until);
  }

  /** Lists partitions whose done events are deleted in slices: those without a month, and months that could not be dropped. */
  async listForSlices(until: Date): Promise<string[]> {
    const partitions = await this.database.sql<Partition>(selectPartitions);
    return partitions
      .filter((each) => each.table === 'outbox' && (!each.start || hasEnded(each, until)))
      .map(({ name }) => name);
  }

  private async isInDefault(start: string, end: string): Promise<boolean> {
    const [row] = await this.database.sql<{ found: boolean }>(
      `select exists (select from outbox_default where id >= ? and id < ?)
         or exists (select from outbox_reaction_default where message_id >= ? and message_id < ?) as found`,
      [start, end, start, end],
    );
    return row?.found ?? false;
  }

  private create({ table, name, start, end }: Partition): Promise<void> {
    return this.withShortLocks(name, async (em) => {
      await em.execute(`create table "${name}" (like "${table}")`);
      await em.execute(`alter table "${table}" attach partition "${name}" for values from ('${start}') to ('${end}')`);
      this.log.log({ event: 'outbox.month-created', partition: name });
    });
  }

  private async drop(partition: Partition, until: Date): Promise<void> {
    const { table, name } = partition;
    const isInUse = async (em: EntityManager) =>
      (await em.execute<{ found: boolean }[]>(buildInUseSql(partition, until)))[0]?.found ?? true;
    if (await isInUse(this.database.em())) return;
    await this.withShortLocks(name, async (em) => {
      // Locks the table before the partition, as all other statements do, so that no deadlock occurs.
      await em.execute(`lock table only "${table}" in access exclusive mode`);
      if (await isInUse(em)) return;
      await em.execute(`drop table "${name}"`);
      this.log.log({ event: 'outbox.month-dropped', partition: name });
    });
  }

  /** Leaves the work to the next run while a long transaction, such as a backup, holds the locks. */
  private async withShortLocks(partition: string, work: (em: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.tx.run(async ({ em }) => {
        await em.execute(shortLocks);
        await work(em);
      });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && timeoutCodes.includes(String(error.code)))) throw error;
      this.log.warn({ event: 'outbox.month-locked', partition });
    }
  }
}

const startMonth = (now: Date, ahead: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));

const hasEnded = ({ end }: Partition, until: Date): boolean => end !== null && end <= createLowestIdForTime(until);

/**
 * A partition of events is in use while an event is open or recently done. A partition of reactions is in use while its
 * events exist.
 */
function buildInUseSql({ table, name, start, end }: Partition, until: Date): string {
  if (table === 'outbox')
    return `select exists (select from "${name}" where done_at is null)
      or exists (select from "${name}" where done_at >= '${until.toISOString()}') as found`;
  const from = start ? `id >= '${start}' and` : '';
  return `select exists (select from outbox where ${from} id < '${end}') as found`;
}
