import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Transaction } from '../../../platform/database/transaction.ts';
import { AccountSessionUnknown } from '../domain/account-errors.ts';
import { Session } from '../domain/session.entity.ts';

interface EndSessionInput {
  readonly userId: string;
  readonly sessionId: string;
}

/** Ends one of a person's own sessions; that browser is signed out from its next request on. */
@Injectable()
export class EndSession {
  constructor(private readonly tx: Transaction) {}

  execute({ userId, sessionId }: EndSessionInput): Promise<void> {
    return this.tx.run(async ({ em, trail }) => {
      const ended = isUuid(sessionId) ? await em.nativeDelete(Session, { id: sessionId, userId }) : 0;
      if (ended === 0) throw new AccountSessionUnknown();
      trail.record({ action: 'auth.session-ended', actorId: userId, subjectId: userId, details: { sessionId } });
    });
  }
}
