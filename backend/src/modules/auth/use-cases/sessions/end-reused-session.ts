import { Injectable, Logger } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { formatDeviceName } from '../../domain/device.ts';
import type { Session } from '../../domain/session.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import { endSessions } from './end-session.ts';

interface TokenReuse {
  /** The caller must lock this row, so that only one of two concurrent requests reports the reuse. */
  readonly session: Session;
  readonly user: User;
  readonly ip: string;
}

@Injectable()
export class EndReusedSession {
  private readonly log = new Logger('auth');

  constructor(private readonly queueAccountEmail: QueueAccountEmail) {}

  async end(scope: TransactionScope, { session, user, ip }: TokenReuse): Promise<void> {
    const { id: sessionId, userAgent } = session;
    await endSessions(scope.em, { userId: user.id, id: session.id });
    const facts = { device: formatDeviceName(userAgent), address: ip };
    this.queueAccountEmail.queue(scope, { kind: 'old-sign-in-used', userId: user.id, to: user.email, facts });
    const details = { sessionId };
    scope.auditLog.record({ action: 'auth.refresh-token-reused', actorId: null, subjectId: user.id, details });
    this.log.warn({ event: 'auth.refresh-token-reused', sessionId, userId: user.id });
  }
}
