import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import type { Principal } from '../../../../platform/http/access.ts';
import { SessionMissing } from '../../domain/session-errors.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../answers/session.view.ts';
import { IssueTokens } from '../issue-tokens.ts';

interface Proof {
  readonly principal: Principal;
  readonly method: 'totp' | 'mfa/recovery_code';
  readonly now: Date;
}

/** Puts a second proof behind a session, and ends the person's sessions that stand on one. */
@Injectable()
export class RaiseSession {
  constructor(
    private readonly tx: Transaction,
    private readonly issueTokens: IssueTokens,
  ) {}

  execute({ principal: { userId, sessionId }, method, now }: Proof): Promise<SessionView> {
    return this.tx.run(async ({ em }) => {
      const failHandler = () => new SessionMissing();
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const session = await em.findOneOrFail(Session, { id: sessionId, userId }, { lockMode, failHandler });
      session.proveSecondFactor(method, now);
      await em.nativeDelete(Session, { userId, aal: 'aal1', id: { $ne: sessionId } });
      return this.issueTokens.execute({ user: await em.findOneOrFail(User, userId), session });
    });
  }
}
