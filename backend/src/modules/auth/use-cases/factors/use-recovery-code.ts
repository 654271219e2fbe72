import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { TooManyRequests } from '#platform/http/problem.ts';
import { FactorCodeWrong } from '../../domain/factor-errors.ts';
import { Factor, getFactorName } from '../../domain/factor.entity.ts';
import { RecoveryCode } from '../../domain/recovery-code.entity.ts';
import { hashRecoveryCode } from '../../domain/recovery-codes.ts';
import type { SessionView } from '../views/session.view.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import { StepUpSession } from './step-up-session.ts';
import { FactorCodeLimiter } from './factor-code-limiter.ts';

export class RecoveryCodesLocked extends TooManyRequests {
  override readonly code = 'mfa_recovery_codes_locked';
  override readonly message = 'Too many wrong codes. Please wait a few minutes, or use your authenticator app.';
}

@Injectable()
export class UseRecoveryCode {
  constructor(
    private readonly tx: Transaction,
    private readonly factorCodeLimiter: FactorCodeLimiter,
    private readonly raiseSession: StepUpSession,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  use(answer: { principal: Principal; code: string }): Promise<SessionView> {
    const { userId } = answer.principal;
    return this.check(answer).catch((error: unknown) => this.factorCodeLimiter.report(error, userId, 'recovery_code'));
  }

  private check({ principal, code }: { principal: Principal; code: string }): Promise<SessionView> {
    const { userId, email } = principal;
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const set = await em.findOne(Factor, { userId, kind: 'recovery_code' }, { lockMode });
      await this.factorCodeLimiter.check(userId).catch(throwRecoveryCodesLocked);
      const hash = hashRecoveryCode(code);
      const found = set && (await em.findOne(RecoveryCode, { factorId: set.id, hash, usedAt: null }));
      if (!set || !found) {
        await this.factorCodeLimiter.count(userId).catch(throwRecoveryCodesLocked);
        throw new FactorCodeWrong('This recovery code is wrong or was used before.');
      }
      const now = realTime();
      found.use(now);
      const facts = { change: 'recovery-code-used', factor: getFactorName(set) } as const;
      this.queueAccountEmail.queue(scope, { kind: 'factor-changed', userId, to: email, facts });
      auditLog.record({ action: 'auth.recovery-code-used', actorId: userId, subjectId: userId });
      return this.raiseSession.stepUp({ principal, method: 'mfa/recovery_code', now });
    });
  }
}

function throwRecoveryCodesLocked(error: unknown): never {
  throw error instanceof TooManyRequests ? new RecoveryCodesLocked(error.retryAfterSeconds) : error;
}
