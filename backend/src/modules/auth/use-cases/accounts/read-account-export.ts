import { Injectable } from '@nestjs/common';
import { AuditLogReader, type StoredAuditEntry } from '#platform/audit/audit-log-reader.ts';
import { Database } from '#platform/database/database.ts';
import { formatDeviceName } from '../../domain/device.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';

export interface AccountExport {
  readonly account: object;
  readonly identities: readonly object[];
  readonly roles: readonly object[];
  readonly sessions: readonly object[];
  readonly knownDevices: readonly object[];
  readonly secondFactors: readonly object[];
  readonly openLinksAndCodes: readonly object[];
  readonly activity: readonly Omit<StoredAuditEntry, 'subjectId'>[];
}

@Injectable()
export class ReadAccountExport {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLogReader,
  ) {}

  async read(userId: string): Promise<AccountExport | undefined> {
    const em = this.database.em();
    const user = await em.findOne(User, userId);
    if (!user) return undefined;
    const [identities, roles, sessions, devices, factors, tokens, entries] = await Promise.all([
      em.fork().find(Identity, { userId }),
      em.fork().find(UserRole, { userId }),
      em.fork().find(Session, { userId }),
      em.fork().find(KnownDevice, { userId }),
      em.fork().find(Factor, { userId }),
      em.fork().find(OneTimeToken, { userId }),
      this.auditLog.listForAccount(userId),
    ]);
    return {
      account: toAccountData(user),
      identities: identities.map(({ provider, providerId, createdAt }) => ({
        provider,
        id: providerId,
        since: createdAt,
      })),
      roles: roles.map(({ role, createdAt }) => ({ role, since: createdAt })),
      sessions: sessions.map(({ id, ip, userAgent, createdAt, refreshedAt }) => ({
        id,
        device: formatDeviceName(userAgent),
        browserSaid: userAgent,
        address: ip,
        signedInAt: createdAt,
        lastSeenAt: refreshedAt,
      })),
      knownDevices: devices.map(({ firstSeenAt, lastSeenAt }) => ({ firstSeenAt, lastSeenAt })),
      secondFactors: factors.map(({ kind, friendlyName, status, createdAt }) => ({
        kind,
        name: friendlyName,
        status,
        createdAt,
      })),
      openLinksAndCodes: tokens.map(({ purpose, email, createdAt }) => ({ purpose, to: email, createdAt })),
      activity: entries.map(({ at, action, actorId, address, details }) => ({ at, action, actorId, address, details })),
    };
  }
}

function toAccountData(user: User): object {
  const { id, email, newEmail, firstName, lastName, emailConfirmedAt, lastSignInAt, bannedUntil } = user;
  const { metadata, appMetadata, createdAt, updatedAt } = user;
  const hasPassword = user.passwordHash !== null;
  const fields = { id, email, newEmail, firstName, lastName, metadata, appMetadata, hasPassword };
  return { ...fields, emailConfirmedAt, lastSignInAt, bannedUntil, createdAt, updatedAt };
}
