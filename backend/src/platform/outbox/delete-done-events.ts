import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { deleteInSlices, sliceSize } from '../database/delete-in-slices.ts';
import { Schedule } from '../queue/schedule.ts';

const retentionDays = 30;

@Injectable()
export class DeleteDoneEvents {
  private readonly log = new Logger('outbox');

  constructor(private readonly database: Database) {}

  @Schedule({ name: 'outbox.delete-done', queue: 'content', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const count = await deleteInSlices(
      this.database,
      `with old as (select id from outbox where done_at < now() - make_interval(days => ?::int)
         order by done_at limit ${sliceSize} for update skip locked),
       records as (delete from outbox_reaction where message_id = any(array(select id from old))),
       gone as (delete from outbox where id = any(array(select id from old)) returning 1)
       select count(*)::int as count from gone`,
      [retentionDays],
    );
    if (count > 0) this.log.log({ event: 'outbox.deleted', count });
  }
}
