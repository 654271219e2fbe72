import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** An authenticator that nobody has shown a code of within this time is forgotten. */
const unverifiedLifeMs = 5 * 60_000;

const FactorSchema = defineEntity({
  name: 'Factor',
  tableName: 'factors',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.enum(['totp', 'recovery_code']),
    /** Told apart by their names, so two without a name collide as well. */
    friendlyName: p.text(),
    status: p.enum(['unverified', 'verified']),
    /** The authenticator's secret, sealed by a server key; null for recovery codes, which have rows of their own. */
    sealedSecret: p.text().nullable().hidden(),
    /** The latest 30-second step whose code was taken: that one and those before it are never taken again. */
    usedStep: p.integer().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    lastChallengedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['userId', 'friendlyName'] }],
});

/** A second proof besides the password: an authenticator app, or a set of recovery codes. */
export class Factor extends FactorSchema.class {
  isVerified(): boolean {
    return this.status === 'verified';
  }

  isAbandoned(now: Date): boolean {
    return !this.isVerified() && now.getTime() - this.createdAt.getTime() >= unverifiedLifeMs;
  }

  challenged(now: Date): void {
    this.lastChallengedAt = now;
  }

  /** Takes the code of `step` once; false when that step, or a later one, was taken before. */
  takeStep(step: number, now: Date): boolean {
    if (step <= (this.usedStep ?? -1)) return false;
    this.usedStep = step;
    this.status = 'verified';
    this.updatedAt = now;
    return true;
  }

  /** The same secret under another key. */
  keepSecretAs(sealed: string): void {
    this.sealedSecret = sealed;
  }
}
FactorSchema.setClass(Factor);

const kinds = { totp: 'Authenticator app', recovery_code: 'Recovery codes' } as const;

/** What a person calls the factor, or what it is. */
export const nameOf = ({ friendlyName, kind }: Pick<Factor, 'friendlyName' | 'kind'>): string =>
  friendlyName || kinds[kind];
