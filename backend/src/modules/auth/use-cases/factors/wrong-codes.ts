import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { Limiter } from '../../../../platform/http/limiter.ts';
import { FactorCodeWrong } from '../../domain/factor-errors.ts';
import type { Factor } from '../../domain/factor.entity.ts';

const windowSeconds = 15 * 60;

/**
 * Counts wrong codes of second factors per account, wherever they come from: six digits would not stand against many
 * addresses guessing at once.
 */
@Injectable()
export class WrongCodes {
  constructor(
    private readonly limiter: Limiter,
    private readonly tx: Transaction,
  ) {}

  /**
   * Throws TooManyRequests when there were too many. Called, like `count`, while the factor's row is locked, so that no
   * two tries look at the same count.
   */
  check(userId: string): Promise<void> {
    return this.limiter.check('limitFactorCodes', windowSeconds, userId);
  }

  count(userId: string): Promise<void> {
    return this.limiter.consume('limitFactorCodes', windowSeconds, userId);
  }

  /** Leaves a wrong code in the trail, in a commit of its own, and passes every error on. */
  async report(error: unknown, userId: string, kind: Factor['kind']): Promise<never> {
    if (error instanceof FactorCodeWrong) {
      await this.tx.run(async ({ trail }) =>
        trail.record({ action: 'auth.factor-failed', actorId: userId, subjectId: userId, details: { kind } }),
      );
    }
    throw error;
  }
}
