import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { SessionMissing } from '../../domain/errors.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { endSessions } from '../sessions/end-session.ts';
import type { SessionView } from '../views/session.view.ts';
import { IssueSessionTokens } from '../sessions/issue-session-tokens.ts';
import { SessionReader } from '../sessions/session-reader.ts';

interface StepUpInput {
  readonly principal: Principal;
  readonly method: 'totp' | 'mfa/recovery_code';
  readonly now: Date;
}

@Injectable()
export class StepUpSession {
  constructor(
    private readonly tx: Transaction,
    private readonly sessionReader: SessionReader,
    private readonly issueSessionTokens: IssueSessionTokens,
  ) {}

  stepUp({ principal: { userId, sessionId }, method, now }: StepUpInput): Promise<SessionView> {
    return this.tx.run(async ({ em }) => {
      const failHandler = () => new SessionMissing();
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const session = await em.findOneOrFail(Session, { id: sessionId, userId }, { lockMode, failHandler });
      session.proveSecondFactor(method, now);
      await endSessions(em, { userId, aal: 'aal1', id: { $ne: sessionId } });
      const account = await this.sessionReader.readAccount(em, userId);
      return this.issueSessionTokens.issue({ ...account, user: await em.findOneOrFail(User, userId), session });
    });
  }
}
