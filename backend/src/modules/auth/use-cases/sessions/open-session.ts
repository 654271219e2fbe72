import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { auditLogColumns, toAuditLogRow, type AuditEntry } from '#platform/audit/audit-log.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { formatDeviceName } from '../../domain/device.ts';
import {
  KnownDevice,
  computeDeviceFingerprint,
  getDeviceUpdateCutoff,
  type DeviceOrigin,
} from '../../domain/known-device.entity.ts';
import { Session, createSessionValues, type AuthMethodName } from '../../domain/session.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import type { SessionView } from '../views/session.view.ts';
import { findKnownDevice } from './find-known-device.ts';
import { IssueSessionTokens } from './issue-session-tokens.ts';
import { SessionReader, type AccountDetails, type SessionDetails } from './session-reader.ts';

export interface ClientOrigin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface VerifiedSignIn {
  readonly user: User;
  readonly origin: ClientOrigin;
  readonly method: AuthMethodName;
  readonly account?: AccountDetails | undefined;
}

interface OpenedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly method: AuthMethodName;
  readonly isNewDevice: boolean;
}

interface KnownSignIn {
  /** Changes to this account are never saved. */
  readonly account: AccountDetails & Pick<SessionDetails, 'user'>;
  readonly passwordHash: string;
  readonly rehashed: string | undefined;
  readonly origin: ClientOrigin;
  readonly method: AuthMethodName;
}

/** Writes the audit log last, because the lock of the audit log makes all writers wait. */
const openOnKnownDevice = {
  name: 'auth.open-on-known-device',
  text: `with account as (
      update users set last_sign_in_at = $4, updated_at = $4, password_hash = coalesce($5, password_hash)
      where id = $1 and email = $2 and password_hash = $3 and (banned_until is null or banned_until <= $4)
      returning id
    ), device as (
      update known_devices set last_seen_at = $4
      where user_id = $1 and fingerprint = $6 and last_seen_at <= $7 and exists (select from account) returning 1
    ), session as (
      insert into sessions (id, user_id, aal, amr, refresh_counter, raised_at_counter, ip, user_agent, created_at,
        refreshed_at, not_after)
      select $8, id, $9, $10, 0, 0, $11, $12, $4, $4, $13 from account returning 1
    )
    insert into audit_log (${auditLogColumns})
    select $14, $15, $16, $17, $18, $19 from account
    where (select count(*) from device) + (select count(*) from session) >= 0 returning 1`,
};

/** The caller must have verified the identity of the user. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly sessionReader: SessionReader,
    private readonly issueSessionTokens: IssueSessionTokens,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  open({ user, origin, method, account }: VerifiedSignIn): Promise<SessionView> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const now = realTime();
      const { roles, identities, factors } = account ?? (await this.sessionReader.readAccount(em, user.id));
      const isKnown = await rememberDevice(em, { userId: user.id, ...origin }, now);
      // The first sign-in to an account causes no email.
      const isNewDevice = !isKnown && user.lastSignInAt !== null;
      const isStaff = roles.length > 0;
      const session = em.create(Session, createSessionValues({ userId: user.id, method, origin, isStaff, now }));
      user.signIn(now);
      if (isNewDevice) this.notifyNewDevice(scope, user, origin);
      auditLog.record(createAuditEntry({ userId: user.id, sessionId: session.id, method, isNewDevice }));
      return this.issueSessionTokens.issue({ user, session, identities, factors });
    });
  }

  /** Returns undefined if the account has changed since the password was compared. */
  async openOnKnownDevice({
    account,
    passwordHash,
    rehashed,
    ...signIn
  }: KnownSignIn): Promise<SessionView | undefined> {
    const { origin, method } = signIn;
    const { user, roles, identities, factors } = account;
    const now = realTime();
    const session = createSessionValues({ userId: user.id, method, origin, isStaff: roles.length > 0, now });
    const entry = createAuditEntry({ userId: user.id, sessionId: session.id, method, isNewDevice: false });
    const { id, aal, amr, ip, userAgent, notAfter } = session;
    const opened = await this.database.prepared(openOnKnownDevice, [
      ...[user.id, user.email, passwordHash, now, rehashed ?? null],
      ...[computeDeviceFingerprint({ userId: user.id, ...origin }), getDeviceUpdateCutoff(now)],
      ...[id, aal, JSON.stringify(amr), ip, userAgent, notAfter],
      ...toAuditLogRow(entry),
    ]);
    if (opened.length === 0) return undefined;
    user.signIn(now);
    return this.issueSessionTokens.issue({ user, session, identities, factors });
  }

  private notifyNewDevice(scope: TransactionScope, user: User, origin: ClientOrigin): void {
    const facts = { device: formatDeviceName(origin.userAgent), address: origin.ip };
    this.queueAccountEmail.queue(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}

const createAuditEntry = ({ userId, sessionId, method, isNewDevice }: OpenedSession): AuditEntry => ({
  ...{ action: 'auth.signed-in', actorId: userId, subjectId: userId },
  details: { sessionId, method, newDevice: isNewDevice },
});

async function rememberDevice(em: EntityManager, place: DeviceOrigin, now: Date): Promise<boolean> {
  const known = await findKnownDevice(em, place);
  const isKnown = known?.isRemembered(now) ?? false;
  if (known) known.recordSignIn(now);
  else {
    await em.upsert(
      KnownDevice,
      { userId: place.userId, fingerprint: computeDeviceFingerprint(place), firstSeenAt: now, lastSeenAt: now },
      { onConflictExcludeFields: ['firstSeenAt'], disableIdentityMap: true },
    );
  }
  return isKnown;
}
