import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { deleteInSlices, sliceSize } from '../database/delete-in-slices.ts';
import { Schedule } from '../queue/schedule.ts';
import { OutboxMonths } from './outbox-months.ts';

const retentionDays = 30;

@Injectable()
export class DeleteDoneEvents {
  private readonly log = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly months: OutboxMonths,
  ) {}

  /** The default of `now` is the time of the database. */
  @Schedule({ name: 'outbox.delete-done', queue: 'content', everySeconds: 3_600 })
  async deleteOld(now?: Date): Promise<void> {
    const [time] = await this.database.sql<{ until: number }>(
      `select (extract(epoch from coalesce(?::timestamptz, now()) - make_interval(days => ?::int)) * 1000)::float8 as until`,
      [now?.toISOString() ?? null, retentionDays],
    );
    const until = new Date(time?.until ?? 0);
    await this.months.dropMonths(until);
    let count = 0;
    for (const partition of await this.months.listForSlices(until))
      count += await deleteInSlices(
        this.database,
        `with old as (select id from "${partition}" where done_at < ?::timestamptz
           order by done_at limit ${sliceSize} for update skip locked),
         records as (delete from outbox_reaction where message_id = any(array(select id from old))),
         gone as (delete from "${partition}" where id = any(array(select id from old)) returning 1)
         select count(*)::int as count from gone`,
        [until.toISOString()],
      );
    if (count > 0) this.log.log({ event: 'outbox.deleted', count });
  }
}
