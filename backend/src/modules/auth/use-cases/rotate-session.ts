import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { RefreshClaim } from '../domain/refresh-token.ts';
import { sessionLifeOf } from '../domain/session-life.ts';
import type { Session } from '../domain/session.entity.ts';
import { storedUser, type StoredUser, type UserFacts } from './answers/stored-user.ts';

/** A session whose newest token was just replaced, and whose it is. */
export interface Rotated {
  readonly session: Pick<Session, 'id' | 'aal' | 'amr' | 'refreshCounter'>;
  readonly user: UserFacts;
  readonly hasFactors: boolean;
}

interface RotatedRow {
  readonly id: string;
  readonly aal: Session['aal'];
  readonly amr: Session['amr'];
  readonly counter: number;
  readonly account: StoredUser;
  readonly hasFactors: boolean;
}

const rotation = {
  name: 'auth.rotate-session',
  text: `update sessions s set refresh_counter = s.refresh_counter + 1, refreshed_at = $3
    from users u
    cross join lateral (select exists (select 1 from user_roles r where r.user_id = u.id) as staff) as held
    where s.id = (select id from sessions where id = $1 and refresh_counter = $2 for update skip locked)
      and u.id = s.user_id and coalesce(u.banned_until <= $3, true) and s.not_after > $3
      and s.refreshed_at > case when held.staff then $4 else $5 end::timestamptz
      and s.created_at > case when held.staff then $6 else $7 end::timestamptz
    returning s.id, s.aal, s.amr, s.refresh_counter as counter, to_jsonb(u) - 'password_hash' as account,
      exists (select 1 from factors f where f.user_id = u.id) as "hasFactors"`,
};

/**
 * The usual case of a refresh in one statement: the newest token of a session that is in order. Every signed-in browser
 * asks for it, again and again. Whatever else a token may mean, RefreshSession finds out at its leisure.
 */
@Injectable()
export class RotateSession {
  constructor(private readonly database: Database) {}

  /** Undefined, and nothing has changed, when it was not the usual case or somebody else holds the session. */
  async execute({ sessionId, counter }: RefreshClaim): Promise<Rotated | undefined> {
    const now = new Date();
    const [staff, member] = [sessionLifeOf({ isStaff: true }), sessionLifeOf({ isStaff: false })];
    const before = (ms: number) => new Date(now.getTime() - ms);
    const [row] = await this.database.prepared<RotatedRow>(rotation, [
      sessionId,
      counter,
      now,
      before(staff.idleMs),
      before(member.idleMs),
      before(staff.wholeMs),
      before(member.wholeMs),
    ]);
    if (!row) return undefined;
    const { id, aal, amr, account, hasFactors } = row;
    return { session: { id, aal, amr, refreshCounter: row.counter }, user: storedUser(account), hasFactors };
  }
}
