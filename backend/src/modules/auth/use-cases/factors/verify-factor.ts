import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { FactorChallenge } from '../../domain/factor-challenge.entity.ts';
import { ChallengeIpMismatch, ChallengeExpired, FactorCodeWrong, FactorNotFound } from '../../domain/factor-errors.ts';
import { Factor, getFactorName } from '../../domain/factor.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import { FactorSecretCipher } from './factor-secrets.ts';
import { StepUpSession } from './step-up-session.ts';
import { findTotpStep } from './totp.ts';
import { FactorCodeLimiter } from './factor-code-limiter.ts';

interface FactorCodeInput {
  readonly principal: Principal;
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
  readonly ip: string;
}

/** Locks the row of the factor, so that concurrent requests cannot use a code twice. */
@Injectable()
export class VerifyFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly secrets: FactorSecretCipher,
    private readonly factorCodeLimiter: FactorCodeLimiter,
    private readonly raiseSession: StepUpSession,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  verify(answer: FactorCodeInput): Promise<SessionView> {
    const { userId } = answer.principal;
    return this.check(answer).catch((error: unknown) => this.factorCodeLimiter.report(error, userId, 'totp'));
  }

  private check({ principal, factorId, challengeId, code, ip }: FactorCodeInput): Promise<SessionView> {
    const { userId } = principal;
    return this.tx.run(async (scope) => {
      const now = realTime();
      const factor = await this.lockedFactor(scope, { id: factorId, userId }, now);
      const challenge = await scope.em.findOne(FactorChallenge, { id: challengeId, factorId });
      if (!challenge) throw new FactorNotFound('conflict');
      if (challenge.isExpired(now)) throw new ChallengeExpired();
      if (challenge.ip !== ip) throw new ChallengeIpMismatch();
      await this.factorCodeLimiter.check(userId);
      const isFirst = !factor.isVerified();
      if (!this.acceptCode(factor, code, now)) {
        await this.factorCodeLimiter.count(userId);
        throw new FactorCodeWrong();
      }
      challenge.markUsed(now);
      if (isFirst) await this.completeEnrolment(scope, principal, factor);
      return this.raiseSession.stepUp({ principal, method: 'totp', now });
    });
  }

  private async lockedFactor({ em }: TransactionScope, which: { id: string; userId: string }, now: Date) {
    const factor = await em.findOne(Factor, { ...which, kind: 'totp' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!factor || factor.isAbandoned(now)) throw new FactorNotFound('conflict');
    return factor;
  }

  private acceptCode(factor: Factor, code: string, now: Date): boolean {
    const step = findTotpStep(code, this.secrets.decrypt(factor.sealedSecret ?? '', factor.id), now);
    return step !== undefined && factor.takeStep(step, now);
  }

  private async completeEnrolment(scope: TransactionScope, { userId, email }: Principal, factor: Factor) {
    const { em, auditLog } = scope;
    await em.nativeDelete(Factor, { userId, kind: 'totp', status: 'unverified', id: { $ne: factor.id } });
    const others = await em.count(Factor, { userId, kind: 'totp', status: 'verified', id: { $ne: factor.id } });
    const facts = { change: others > 0 ? 'app-added' : 'added', factor: getFactorName(factor) } as const;
    this.queueAccountEmail.queue(scope, { kind: 'factor-changed', userId, to: email, facts });
    auditLog.record({
      action: 'auth.factor-added',
      actorId: userId,
      subjectId: userId,
      details: { factorId: factor.id, kind: factor.kind },
    });
  }
}
