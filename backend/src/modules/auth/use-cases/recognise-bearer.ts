import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/access.ts';
import type { StaffRole } from '../domain/user-role.entity.ts';
import type { AccessClaims } from './tokens/access-tokens.ts';

/** Who asks, with the roles held at this moment. */
export interface Bearer extends Principal {
  readonly roles: readonly StaffRole[];
}

/** Why a token that verifies opens nothing any more. */
export type DeadToken = 'session_not_found' | 'user_not_found' | 'user_banned';

interface BearerRow {
  readonly email: string;
  readonly banned: boolean;
  readonly live: boolean;
  readonly roles: StaffRole[];
}

/** Looks up what a verified token stands for: one indexed read, so a sign-out, a ban or a demotion holds at once. */
@Injectable()
export class RecogniseBearer {
  constructor(private readonly database: Database) {}

  async execute({ sub, session_id }: Pick<AccessClaims, 'sub' | 'session_id'>): Promise<Bearer | DeadToken> {
    const [row] = await this.database.sql<BearerRow>(
      `select u.email, coalesce(u.banned_until > now(), false) as banned, s.id is not null as live,
         array(select r.role from user_roles r where r.user_id = u.id) as roles
       from users u left join sessions s on s.id = ? and s.user_id = u.id and s.not_after > now()
       where u.id = ?`,
      [session_id, sub],
    );
    if (!row) return 'user_not_found';
    if (!row.live) return 'session_not_found';
    if (row.banned) return 'user_banned';
    return { userId: sub, sessionId: session_id, email: row.email, roles: row.roles };
  }
}
