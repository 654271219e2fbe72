import { defineEntity, p } from '@mikro-orm/core';
import { Factor } from './factor.entity.ts';

/** Seconds in which a challenge must be answered. */
export const challengeSeconds = 5 * 60;

const FactorChallengeSchema = defineEntity({
  name: 'FactorChallenge',
  tableName: 'factor_challenges',
  properties: {
    id: p.uuid().primary(),
    factorId: () => p.manyToOne(Factor).mapToPk().joinColumn('factor_id').index().deleteRule('cascade'),
    /** Answered from elsewhere it is void: somebody may have been talked into reading out a code. */
    ip: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    verifiedAt: p.datetime().nullable(),
  },
});

/** That a code of a factor was asked for. */
export class FactorChallenge extends FactorChallengeSchema.class {
  isOver(now: Date): boolean {
    return this.verifiedAt !== null || now >= this.expiresAt;
  }

  answered(now: Date): void {
    this.verifiedAt = now;
  }
}
FactorChallengeSchema.setClass(FactorChallenge);
