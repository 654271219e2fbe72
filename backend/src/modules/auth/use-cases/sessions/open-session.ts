import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { deviceName } from '../../domain/device.ts';
import { KnownDevice, fingerprintOf, type Place } from '../../domain/known-device.entity.ts';
import { Session, newSession, type AuthMethodName } from '../../domain/session.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import type { SessionView } from '../views/session.view.ts';
import { deviceAt } from './device-at.ts';
import { IssueTokens } from './issue-tokens.ts';
import { SessionReader, type ReadAccount } from './session-reader.ts';

/** Where a request for a session came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface Proven {
  /** Belongs to the transaction this is called in, and is stored. */
  readonly user: User;
  readonly origin: Origin;
  /** How they proved who they are. */
  readonly method: AuthMethodName;
  /**
   * What was read of the account before; read now where it is missing. It may be a moment old: it is only shown, and sets
   * the latest end of the session. What the person may do is looked up at each request.
   */
  readonly account?: ReadAccount | undefined;
  /** Belongs to the same transaction. Looked up where it is missing. */
  readonly device?: KnownDevice | undefined;
}

/** Signs in a person whose identity was just proven: the one way to a session, whatever the proof. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly tx: Transaction,
    private readonly sessionReader: SessionReader,
    private readonly issueTokens: IssueTokens,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  open({ user, origin, method, account, device }: Proven): Promise<SessionView> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const now = new Date();
      const { roles, identities, factors } = account ?? (await this.sessionReader.accountOf(em, user.id));
      const isKnown = await rememberDevice(em, { userId: user.id, ...origin, device }, now);
      // No email for the first device of an account.
      const isNewDevice = !isKnown && user.lastSignInAt !== null;
      const isStaff = roles.length > 0;
      const session = em.create(Session, newSession({ userId: user.id, method, origin, isStaff, now }));
      user.signIn(now);
      if (isNewDevice) this.tellOfNewDevice(scope, user, origin);
      const details = { sessionId: session.id, method, newDevice: isNewDevice };
      auditLog.record({ action: 'auth.signed-in', actorId: user.id, subjectId: user.id, details });
      return this.issueTokens.issue({ user, session, identities, factors });
    });
  }

  private tellOfNewDevice(scope: TransactionScope, user: User, origin: Origin): void {
    const facts = { device: deviceName(origin.userAgent), address: origin.ip };
    this.queueAccountEmail.queue(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}

/** True when the account is known on this device. Two sign-ins from a new one may come at the same moment. */
async function rememberDevice(
  em: EntityManager,
  { device, ...place }: Place & Pick<Proven, 'device'>,
  now: Date,
): Promise<boolean> {
  const known = device ?? (await deviceAt(em, place));
  const isKnown = known?.isRemembered(now) ?? false;
  if (known) known.noteSignIn(now);
  else {
    await em.upsert(
      KnownDevice,
      { userId: place.userId, fingerprint: fingerprintOf(place), firstSeenAt: now, lastSeenAt: now },
      { onConflictExcludeFields: ['firstSeenAt'], disableIdentityMap: true },
    );
  }
  return isKnown;
}
