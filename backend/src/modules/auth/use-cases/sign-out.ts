import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { Session } from '../domain/session.entity.ts';

/** Which of a user's sessions end: all, this one, or all but this one. */
export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

interface SignOutInput {
  readonly userId: string;
  readonly sessionId: string;
  readonly scope: SignOutScope;
}

/** Ends sessions; their access tokens are refused from the next request on. */
@Injectable()
export class SignOut {
  constructor(private readonly tx: Transaction) {}

  execute({ userId, sessionId, scope }: SignOutInput): Promise<void> {
    const which = { global: {}, local: { id: sessionId }, others: { id: { $ne: sessionId } } }[scope];
    return this.tx.run(async ({ em, trail }) => {
      const sessions = await em.nativeDelete(Session, { userId, ...which });
      trail.record({ action: 'auth.signed-out', actorId: userId, subjectId: userId, details: { scope, sessions } });
    });
  }
}
