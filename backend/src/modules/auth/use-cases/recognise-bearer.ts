import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/access.ts';
import type { StaffRole } from '../domain/user-role.entity.ts';
import type { StoredUser } from './answers/stored-user.ts';
import type { AccessClaims } from './tokens/access-tokens.ts';

/** Who asks, with the roles held at this moment. */
export interface Bearer extends Principal {
  readonly roles: readonly StaffRole[];
  /** The person has a second factor, and this session has not seen it yet. */
  readonly owesFactor: boolean;
  /** The account as it was read along with the session, so that showing it needs no second look. */
  readonly account: StoredUser;
  readonly hasFactors: boolean;
}

/** Why a token that verifies opens nothing any more. */
export type DeadToken = 'session_not_found' | 'user_not_found' | 'user_banned';

interface BearerRow {
  readonly account: StoredUser;
  readonly banned: boolean;
  readonly live: boolean;
  readonly roles: StaffRole[];
  readonly aal: 'aal1' | 'aal2';
  readonly owesFactor: boolean;
  readonly hasFactors: boolean;
}

const bearer = {
  name: 'auth.bearer',
  text: `select to_jsonb(u) - 'password_hash' as account, coalesce(u.banned_until > now(), false) as banned, s.id is not null as live, s.aal,
     s.aal = 'aal1' and exists (select 1 from factors f where f.user_id = u.id and f.status = 'verified') as "owesFactor",
     exists (select 1 from factors f where f.user_id = u.id) as "hasFactors",
     array(select r.role from user_roles r where r.user_id = u.id) as roles
   from users u left join sessions s on s.id = $1 and s.user_id = u.id and s.not_after > now()
   where u.id = $2`,
};

/** Looks up what a verified token stands for: one indexed read, so a sign-out, a ban or a demotion holds at once. */
@Injectable()
export class RecogniseBearer {
  constructor(private readonly database: Database) {}

  async execute({ sub, session_id }: Pick<AccessClaims, 'sub' | 'session_id'>): Promise<Bearer | DeadToken> {
    const [row] = await this.database.prepared<BearerRow>(bearer, [session_id, sub]);
    if (!row) return 'user_not_found';
    if (row.banned) return 'user_banned';
    if (!row.live) return 'session_not_found';
    const { account, roles, aal, owesFactor, hasFactors } = row;
    return { userId: sub, sessionId: session_id, email: account.email, roles, aal, owesFactor, account, hasFactors };
  }
}
