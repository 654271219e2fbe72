import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';

/** As `RecogniseBearer` judges one session, for many at once. */
const living = `select s.id from sessions s join users u on u.id = s.user_id
   where s.id = any(?) and s.not_after > now() and not coalesce(u.banned_until > now(), false)
     and not (s.aal = 'aal1' and exists (select 1 from factors f where f.user_id = u.id and f.status = 'verified'))`;

/** Which of some sessions still open the product: not ended, nobody banned, no second factor owed. */
@Injectable()
export class LiveSessionsAmong {
  constructor(private readonly database: Database) {}

  async execute(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.sql<{ id: string }>(living, [`{${sessionIds.join(',')}}`]);
    return new Set(rows.map(({ id }) => id));
  }
}
