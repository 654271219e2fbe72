import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { InsufficientAssurance } from '../../domain/factor-errors.ts';
import { endSessions } from './end-session.ts';

export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

interface SignOutInput {
  readonly userId: string;
  readonly sessionId: string;
  readonly scope: SignOutScope;
  readonly mfaRequired?: boolean;
}

@Injectable()
export class SignOut {
  constructor(private readonly tx: Transaction) {}

  async endSessions({ userId, sessionId, scope, mfaRequired = false }: SignOutInput): Promise<void> {
    if (mfaRequired && scope === 'others') throw new InsufficientAssurance();
    const granted = mfaRequired ? 'local' : scope;
    const which = { global: {}, local: { id: sessionId }, others: { id: { $ne: sessionId } } }[granted];
    await this.tx.run(async ({ em, auditLog }) => {
      const sessions = await endSessions(em, { userId, ...which });
      const details = { scope: granted, sessions };
      auditLog.record({ action: 'auth.signed-out', actorId: userId, subjectId: userId, details });
    });
    if (granted !== scope) throw new InsufficientAssurance();
  }
}
