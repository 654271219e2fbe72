import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';

const maxMembers = 500;

@Injectable()
export class FindQuietMembers {
  constructor(private readonly database: Database) {}

  /**
   * Omits members who turned off the practice record after their last session, because later sessions are not recorded.
   */
  async find({ from, to, afterId }: { from: Date; to: Date; afterId: string }): Promise<string[]> {
    const rows = await this.database.sql<{ id: string }>(
      `select s.user_id as id from sit s
       where s.started_at >= ? and s.started_at < ? and s.user_id > ?::uuid
         and not exists (select 1 from sit later where later.user_id = s.user_id and later.started_at >= ?)
         and not exists (select 1 from practice_tracking_consent w
           where w.user_id = s.user_id and w.not_kept && tstzrange(s.started_at, null))
       group by s.user_id order by s.user_id limit ?`,
      [from, to, afterId, to, maxMembers],
    );
    return rows.map(({ id }) => id);
  }
}
