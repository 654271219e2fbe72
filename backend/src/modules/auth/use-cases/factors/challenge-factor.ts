import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FactorChallenge, factorChallengeSeconds } from '../../domain/factor-challenge.entity.ts';
import { FactorNotFound } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import type { ChallengeView } from './factors.view.ts';

interface ChallengeInput {
  readonly userId: string;
  readonly factorId: string;
  readonly ip: string;
}

@Injectable()
export class ChallengeFactor {
  constructor(private readonly tx: Transaction) {}

  challenge({ userId, factorId, ip }: ChallengeInput): Promise<ChallengeView> {
    return this.tx.run(async ({ em }) => {
      const now = realTime();
      const factor = await em.findOne(Factor, { id: factorId, userId, kind: 'totp' });
      if (!factor || factor.isAbandoned(now)) throw new FactorNotFound();
      factor.recordChallenge(now);
      await em.nativeDelete(FactorChallenge, { factorId, expiresAt: { $lt: now } });
      const { id, expiresAt } = em.create(FactorChallenge, {
        id: newId(),
        factorId,
        ip,
        createdAt: now,
        expiresAt: new Date(now.getTime() + factorChallengeSeconds * 1000),
        verifiedAt: null,
      });
      return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
    });
  }
}
