import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Transaction } from '#platform/database/transaction.ts';
import { AccountSessionUnknown } from '../../domain/errors.ts';
import { Session } from '../../domain/session.entity.ts';

export const endSessions = (
  em: EntityManager,
  which: { readonly userId: string } & FilterQuery<Session>,
): Promise<number> => em.nativeDelete(Session, which);

interface EndSessionInput {
  readonly userId: string;
  readonly sessionId: string;
}

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
