import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { buildRecordedCondition } from './find-practice-days.ts';

const maxMembers = 500;

@Injectable()
export class FindQuietMembers {
  constructor(private readonly database: Database) {}

  /** Returns up to 500 ids above `afterId`: members whose last recorded sit began between `from` and `to`. */
  async find({ from, to, afterId }: { from: Date; to: Date; afterId: string }): Promise<string[]> {
    const rows = await this.database.sql<{ id: string }>(
      `select s.user_id as id from sit s
       where s.started_at >= ? and s.started_at < ? and s.user_id > ?::uuid
         and not exists (select 1 from sit later where later.user_id = s.user_id and later.started_at >= ?)
         and ${buildRecordedCondition('s.user_id', 's.started_at')}
       group by s.user_id order by s.user_id limit ?`,
      [from, to, afterId, to, maxMembers],
    );
    return rows.map(({ id }) => id);
  }
}
