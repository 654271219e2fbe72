import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import { isUuid } from '../../kinds/sql.ts';

/** Pages report every 20 seconds, so one lost report does not hide an editor. */
const presentSeconds = 50;

/** Uses the time of the database, because several processes write and compare the times. */
@Injectable()
export class TrackPresence {
  constructor(
    private readonly database: Database,
    private readonly staffNames: StaffNameLookup,
  ) {}

  async report(itemId: string, userId: string): Promise<string[]> {
    if (!isUuid(itemId)) throw new ContentNotFound();
    await this.database.sql(
      `insert into content_presence (item_id, user_id, seen_at) values (?, ?, now())
       on conflict (item_id, user_id) do update set seen_at = excluded.seen_at`,
      [itemId, userId],
    );
    const others = await this.database.sql<{ id: string }>(
      `select user_id as id from content_presence
       where item_id = ? and user_id <> ? and seen_at > now() - make_interval(secs => ${presentSeconds})
       order by seen_at desc limit 5`,
      [itemId, userId],
    );
    const names = await this.staffNames.load(others.map(({ id }) => id));
    return others.flatMap(({ id }) => names.get(id) ?? []);
  }

  async end(itemId: string, userId: string): Promise<void> {
    if (!isUuid(itemId)) throw new ContentNotFound();
    await this.database.sql('delete from content_presence where item_id = ? and user_id = ?', [itemId, userId]);
  }

  @Schedule({ name: 'content.forget-presence', queue: 'content', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const where = `seen_at < now() - interval '1 hour'`;
    await deleteRowsInSlices(this.database, { table: 'content_presence', where, orderBy: 'seen_at' }, []);
  }
}
