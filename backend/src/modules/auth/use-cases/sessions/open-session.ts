import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { formatDeviceName } from '../../domain/device.ts';
import { KnownDevice, computeDeviceFingerprint, type DeviceOrigin } from '../../domain/known-device.entity.ts';
import { Session, createSessionValues, type AuthMethodName } from '../../domain/session.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import type { SessionView } from '../views/session.view.ts';
import { findKnownDevice } from './find-known-device.ts';
import { IssueSessionTokens } from './issue-session-tokens.ts';
import { SessionReader, type AccountDetails } from './session-reader.ts';

export interface ClientOrigin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface VerifiedSignIn {
  readonly user: User;
  readonly origin: ClientOrigin;
  readonly method: AuthMethodName;
  /** Undefined to read the account now. Permissions never depend on this data, so it may be slightly outdated. */
  readonly account?: AccountDetails | undefined;
  readonly device?: KnownDevice | undefined;
}

/** No other code may create a session. The caller has already verified the user's identity. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly tx: Transaction,
    private readonly sessionReader: SessionReader,
    private readonly issueSessionTokens: IssueSessionTokens,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  open({ user, origin, method, account, device }: VerifiedSignIn): Promise<SessionView> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const now = realTime();
      const { roles, identities, factors } = account ?? (await this.sessionReader.readAccount(em, user.id));
      const isKnown = await rememberDevice(em, { userId: user.id, ...origin, device }, now);
      // The first device of an account causes no email.
      const isNewDevice = !isKnown && user.lastSignInAt !== null;
      const isStaff = roles.length > 0;
      const session = em.create(Session, createSessionValues({ userId: user.id, method, origin, isStaff, now }));
      user.signIn(now);
      if (isNewDevice) this.notifyNewDevice(scope, user, origin);
      const details = { sessionId: session.id, method, newDevice: isNewDevice };
      auditLog.record({ action: 'auth.signed-in', actorId: user.id, subjectId: user.id, details });
      return this.issueSessionTokens.issue({ user, session, identities, factors });
    });
  }

  private notifyNewDevice(scope: TransactionScope, user: User, origin: ClientOrigin): void {
    const facts = { device: formatDeviceName(origin.userAgent), address: origin.ip };
    this.queueAccountEmail.queue(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}

async function rememberDevice(
  em: EntityManager,
  { device, ...place }: DeviceOrigin & Pick<VerifiedSignIn, 'device'>,
  now: Date,
): Promise<boolean> {
  const known = device ?? (await findKnownDevice(em, place));
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
