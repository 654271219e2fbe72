import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { AccountSessionUnknown } from '../../domain/account-errors.ts';
import { endSessions } from './end-sessions.ts';

interface EndSessionInput {
  readonly userId: string;
  readonly sessionId: string;
}

/** Ends one of a person's own sessions; that browser is signed out from its next request on. */
@Injectable()
export class EndSession {
  constructor(private readonly tx: Transaction) {}

  end({ userId, sessionId }: EndSessionInput): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      const ended = isUuid(sessionId) ? await endSessions(em, { id: sessionId, userId }) : 0;
      if (ended === 0) throw new AccountSessionUnknown();
      auditLog.record({ action: 'auth.session-ended', actorId: userId, subjectId: userId, details: { sessionId } });
    });
  }
}
