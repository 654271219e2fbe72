import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import type { StaffRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { FactorFacts } from '../views/factor.view.ts';

/** What belongs to an account; identities and factors oldest first. To be read, not stored, as in `ReadSession`. */
interface ReadAccount {
  readonly roles: readonly StaffRole[];
  readonly identities: readonly Identity[];
  readonly factors: readonly FactorFacts[];
}

/** A session with all it is judged by. To be read, not stored: no entity manager knows these entities. */
export interface ReadSession extends ReadAccount {
  readonly session: Session;
  readonly user: Omit<User, 'passwordHash'>;
}

interface AccountRow {
  readonly roles: readonly StaffRole[];
  readonly identities: readonly object[];
  readonly factors: readonly object[];
}

interface SessionRow extends AccountRow {
  readonly session: object;
  readonly user: object;
}

const ofAccount = `array(select r.role from user_roles r where r.user_id = u.id) as roles,
      array(select to_jsonb(i) from auth_identity i where i.user_id = u.id order by i.created_at) as identities,
      array(select to_jsonb(f) - 'sealed_secret' - 'used_step' from factors f where f.user_id = u.id
        order by f.created_at) as factors`;

/** Only reads. Whether a session is valid is decided by the methods of `Session` and `User`. */
const sessions = {
  name: 'auth.sessions',
  text: `select to_jsonb(s) as session, to_jsonb(u) - 'password_hash' as user,
      ${ofAccount}
    from sessions s join users u on u.id = s.user_id where s.id = any($1::uuid[])`,
};

/** Reads sessions in one indexed statement, because every call of a signed-in browser waits for it. */
@Injectable()
export class SessionReader {
  constructor(private readonly database: Database) {}

  async find(sessionId: string): Promise<ReadSession | undefined> {
    return (await this.findAll([sessionId]))[0];
  }

  /** Those that are there. */
  async findAll(sessionIds: readonly string[]): Promise<ReadSession[]> {
    const rows = await this.database.prepared<SessionRow>(sessions, [sessionIds]);
    return rows.map(({ session, user, ...row }) => ({
      ...this.account(row),
      session: this.database.entityOf(Session, session),
      user: this.database.entityOf(User, user),
    }));
  }

  /** What belongs to an account at this point of a transaction, for a session that is opened or changed in it. */
  async accountOf(em: EntityManager, userId: string): Promise<ReadAccount> {
    await em.flush();
    const [row] = await em.execute<AccountRow[]>(`select ${ofAccount} from users u where u.id = ?`, [userId]);
    return this.account(row ?? { roles: [], identities: [], factors: [] });
  }

  private account({ roles, identities, factors }: AccountRow): ReadAccount {
    return {
      roles,
      identities: identities.map((identity) => this.database.entityOf(Identity, identity)),
      factors: factors.map((factor) => this.database.entityOf(Factor, factor)),
    };
  }
}

/** The valid ones among some sessions, with their users: not ended, not banned, no second factor missing. */
@Injectable()
export class LiveSessionsAmong {
  constructor(private readonly sessionReader: SessionReader) {}

  async find(sessionIds: readonly string[]): Promise<Map<string, string>> {
    const now = new Date();
    const found = await this.sessionReader.findAll(sessionIds);
    return new Map(
      found
        .filter(({ session, user }) => !session.hasEnded(now) && !user.isBanned(now))
        .filter(({ session, factors }) => session.aal === 'aal2' || !factors.some((factor) => factor.isVerified()))
        .map(({ session }) => [session.id, session.userId]),
    );
  }
}
