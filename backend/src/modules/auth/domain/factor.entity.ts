import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const unverifiedLifeMs = 5 * 60_000;

const FactorSchema = defineEntity({
  name: 'Factor',
  tableName: 'factors',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.enum(['totp', 'recovery_code']),
    friendlyName: p.text(),
    status: p.enum(['unverified', 'verified']),
    /** Encrypted secret of an authenticator app, null for recovery codes. */
    sealedSecret: p.text().nullable().hidden(),
    /** A code of an equal or earlier 30-second step is rejected, so that no code works twice. */
    usedStep: p.integer().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    lastChallengedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['userId', 'friendlyName'] }],
});

export class Factor extends FactorSchema.class {
  isVerified(): boolean {
    return this.status === 'verified';
  }

  isAbandoned(now: Date): boolean {
    return !this.isVerified() && now.getTime() - this.createdAt.getTime() >= unverifiedLifeMs;
  }

  recordChallenge(now: Date): void {
    this.lastChallengedAt = now;
  }

  takeStep(step: number, now: Date): boolean {
    if (step <= (this.usedStep ?? -1)) return false;
    this.usedStep = step;
    this.status = 'verified';
    this.updatedAt = now;
    return true;
  }

  replaceSecret(sealed: string): void {
    this.sealedSecret = sealed;
  }
}
FactorSchema.setClass(Factor);

const defaultNameByKind = { totp: 'Authenticator app', recovery_code: 'Recovery codes' } as const;

export const getFactorName = ({ friendlyName, kind }: Pick<Factor, 'friendlyName' | 'kind'>): string =>
  friendlyName || defaultNameByKind[kind];
