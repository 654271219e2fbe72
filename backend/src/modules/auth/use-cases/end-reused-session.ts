import { Injectable, Logger } from '@nestjs/common';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { deviceName } from '../domain/device.ts';
import type { Session } from '../domain/session.entity.ts';
import type { User } from '../domain/user.entity.ts';
import { WantMail } from './want-mail.ts';

interface Reuse {
  /** Locked by this transaction, so that of two who detect the same reuse one tells of it. */
  readonly session: Session;
  readonly user: User;
  /** Of the network the old token came from. */
  readonly address: string;
}

/** Ends a session of which somebody kept an old refresh token, and tells its owner: it may have been copied. */
@Injectable()
export class EndReusedSession {
  private readonly log = new Logger('auth');

  constructor(private readonly wantMail: WantMail) {}

  execute(scope: TransactionScope, { session, user, address }: Reuse): void {
    const { id: sessionId, userAgent } = session;
    scope.em.remove(session);
    const facts = { device: deviceName(userAgent), address };
    this.wantMail.execute(scope, { kind: 'old-sign-in-used', userId: user.id, to: user.email, facts });
    const details = { sessionId };
    scope.trail.record({ action: 'auth.refresh-token-reused', actorId: null, subjectId: user.id, details });
    this.log.warn({ event: 'auth.refresh-token-reused', sessionId, userId: user.id });
  }
}
