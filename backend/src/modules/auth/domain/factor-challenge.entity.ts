import { defineEntity, p } from '@mikro-orm/core';
import { Factor } from './factor.entity.ts';

export const factorChallengeSeconds = 5 * 60;

const FactorChallengeSchema = defineEntity({
  name: 'FactorChallenge',
  tableName: 'factor_challenges',
  properties: {
    id: p.uuid().primary(),
    factorId: () => p.manyToOne(Factor).mapToPk().joinColumn('factor_id').index().deleteRule('cascade'),
    /**
     * The code must come from this IP address, because an attacker may have tricked the user into revealing the code.
     */
    ip: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    verifiedAt: p.datetime().nullable(),
  },
});

export class FactorChallenge extends FactorChallengeSchema.class {
  isExpired(now: Date): boolean {
    return this.verifiedAt !== null || now >= this.expiresAt;
  }

  markUsed(now: Date): void {
    this.verifiedAt = now;
  }
}
FactorChallengeSchema.setClass(FactorChallenge);
