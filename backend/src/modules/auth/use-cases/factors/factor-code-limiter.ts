import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import { FactorCodeWrong } from '../../domain/factor-errors.ts';
import type { Factor } from '../../domain/factor.entity.ts';

const windowSeconds = 15 * 60;

/** Counts per account and not per IP address, because an attacker could use many machines to guess six digits. */
@Injectable()
export class FactorCodeLimiter {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly tx: Transaction,
  ) {}

  /** Call `check` and `count` while the factor's row is locked, so that no two tries read the same count. */
  check(userId: string): Promise<void> {
    return this.limiter.checkLimit('limitFactorCodes', windowSeconds, userId);
  }

  count(userId: string): Promise<void> {
    return this.limiter.consume('limitFactorCodes', windowSeconds, userId);
  }

  /** Records a wrong code in a new transaction, because the error rolled back the transaction of the verification. */
  async report(error: unknown, userId: string, kind: Factor['kind']): Promise<never> {
    if (error instanceof FactorCodeWrong) {
      await this.tx.run(async ({ auditLog }) =>
        auditLog.record({ action: 'auth.factor-failed', actorId: userId, subjectId: userId, details: { kind } }),
      );
    }
    throw error;
  }
}
