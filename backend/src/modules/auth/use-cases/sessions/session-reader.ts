import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database, type PreparedStatement } from '#platform/database/database.ts';
import { SessionFacts, type SessionFactValues } from '#platform/http/session-facts.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import type { StaffRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { PublicFactor } from '../views/factor.view.ts';

export interface AccountDetails {
  readonly roles: readonly StaffRole[];
  readonly identities: readonly Identity[];
  readonly factors: readonly PublicFactor[];
}

export interface SessionDetails extends AccountDetails {
  readonly session: Session;
  readonly user: Omit<User, 'passwordHash'>;
}

interface SessionWithFacts extends SessionDetails {
  readonly facts: SessionFactValues;
}

/** The methods create entities only when called, so that sign-in takes the same time for an unknown email address. */
export interface StoredCredentials {
  readonly userId: string;
  readonly passwordHash: string | null;
  findDevice(fingerprint: string): KnownDevice | undefined;
  buildAccountDetails(): AccountDetails & Pick<SessionDetails, 'user'>;
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

interface CredentialsRow extends AccountRow {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly user: object;
  readonly devices: readonly { readonly fingerprint: string }[];
}

const accountColumns = `array(select r.role from user_roles r where r.user_id = u.id) as roles,
      (select coalesce(json_agg(i order by i.created_at), '[]') from auth_identity i where i.user_id = u.id) as identities,
      (select coalesce(json_agg(to_jsonb(f) - 'sealed_secret' - 'used_step' order by f.created_at), '[]')
        from factors f where f.user_id = u.id) as factors`;

const sessionColumns = `row_to_json(s) as session, to_jsonb(u) - 'password_hash' as user,
      ${accountColumns}`;
const sessionTables = 'from sessions s join users u on u.id = s.user_id';

const sessionsQuery = {
  name: 'auth.sessions',
  text: `select ${sessionColumns} ${sessionTables} where s.id = any($1::uuid[])`,
};

const credentialsQuery = {
  name: 'auth.credentials',
  text: `select u.id as "userId", u.password_hash as "passwordHash", to_jsonb(u) - 'password_hash' as user,
      ${accountColumns},
      (select coalesce(json_agg(k), '[]') from known_devices k where k.user_id = u.id) as devices
    from users u where u.email = $1`,
};

@Injectable()
export class SessionReader {
  private sessionQuery: PreparedStatement | undefined;

  constructor(
    private readonly database: Database,
    private readonly facts: SessionFacts,
  ) {}

  async find(sessionId: string): Promise<SessionWithFacts | undefined> {
    this.sessionQuery ??= {
      name: 'auth.session',
      text: `select ${sessionColumns}, ${this.facts.buildSql('session')} as facts ${sessionTables} where s.id = $1`,
    };
    const [row] = await this.database.prepared<SessionRow & { facts: SessionFactValues }>(this.sessionQuery, [
      sessionId,
    ]);
    return row && { ...this.toSession(row), facts: row.facts };
  }

  async findAll(sessionIds: readonly string[]): Promise<SessionDetails[]> {
    const rows = await this.database.prepared<SessionRow>(sessionsQuery, [sessionIds]);
    return rows.map((row) => this.toSession(row));
  }

  async findCredentials(email: string): Promise<StoredCredentials | undefined> {
    const [row] = await this.database.prepared<CredentialsRow>(credentialsQuery, [email]);
    if (!row) return undefined;
    const { userId, passwordHash, user, devices } = row;
    return {
      userId,
      passwordHash,
      findDevice: (fingerprint) => {
        const device = devices.find((known) => known.fingerprint === fingerprint);
        return device && this.database.toEntity(KnownDevice, device);
      },
      buildAccountDetails: () => ({ ...this.toAccount(row), user: this.database.toEntity(User, user) }),
    };
  }

  async readAccount(em: EntityManager, userId: string): Promise<AccountDetails> {
    await em.flush();
    const [row] = await em.execute<AccountRow[]>(`select ${accountColumns} from users u where u.id = ?`, [userId]);
    return this.toAccount(row ?? { roles: [], identities: [], factors: [] });
  }

  private toSession({ session, user, ...row }: SessionRow): SessionDetails {
    return {
      ...this.toAccount(row),
      session: this.database.toEntity(Session, session),
      user: this.database.toEntity(User, user),
    };
  }

  private toAccount({ roles, identities, factors }: AccountRow): AccountDetails {
    return {
      roles,
      identities: identities.map((identity) => this.database.toEntity(Identity, identity)),
      factors: factors.map((factor) => this.database.toEntity(Factor, factor)),
    };
  }
}

@Injectable()
export class FilterActiveSessions {
  constructor(private readonly sessionReader: SessionReader) {}

  async filter(sessionIds: readonly string[]): Promise<Map<string, string>> {
    const now = realTime();
    const found = await this.sessionReader.findAll(sessionIds);
    return new Map(
      found
        .filter(({ session, user }) => !session.hasEnded(now) && !user.isBanned(now))
        .filter(({ session, factors }) => session.aal === 'aal2' || !factors.some((factor) => factor.isVerified()))
        .map(({ session }) => [session.id, session.userId]),
    );
  }
}
