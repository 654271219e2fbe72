import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/id.ts';
import { classifyRefresh, type RefreshOutcome } from './classify-refresh.ts';
import { User } from './user.entity.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface SessionLifetime {
  readonly idleMs: number;
  readonly wholeMs: number;
}

/** Staff sessions are shorter because an unattended browser of a staff member is a greater risk. */
export const getSessionLifetime = ({ isStaff }: { isStaff: boolean }): SessionLifetime =>
  isStaff ? { idleMs: 12 * hourMs, wholeMs: 7 * dayMs } : { idleMs: 30 * dayMs, wholeMs: 90 * dayMs };

export type AuthMethodName =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'totp'
  | 'mfa/recovery_code';

const emailMethods: readonly AuthMethodName[] = ['otp', 'magiclink', 'recovery', 'invite'];

const longestUserAgent = 400;

interface AuthMethod {
  readonly method: AuthMethodName;
  readonly timestamp: number;
}

const toAuthMethod = (method: AuthMethodName, now: Date): AuthMethod => ({
  method,
  timestamp: Math.floor(now.getTime() / 1000),
});

const secondFactorMethods: readonly AuthMethodName[] = ['totp', 'mfa/recovery_code'];

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    aal: p.enum(['aal1', 'aal2']),
    amr: p.json<AuthMethod[]>(),
    refreshCounter: p.integer(),
    raisedAtCounter: p.integer().default(0),
    ip: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
    refreshedAt: p.datetime(),
    notAfter: p.datetime().index(),
  },
});

export class Session extends SessionSchema.class {
  classifyRefresh(presented: number, now: Date, refreshTokenReuseSeconds: number): RefreshOutcome {
    return classifyRefresh({
      current: this.refreshCounter,
      presented,
      raisedAt: this.raisedAtCounter,
      secondsSinceRefresh: (now.getTime() - this.refreshedAt.getTime()) / 1000,
      refreshTokenReuseSeconds,
    });
  }

  /** Verification of the second factor makes all earlier refresh tokens of the session invalid. */
  proveSecondFactor(method: 'totp' | 'mfa/recovery_code', now: Date): void {
    this.refreshCounter += this.aal === 'aal1' ? 2 : 1;
    if (this.aal === 'aal1') this.raisedAtCounter = this.refreshCounter;
    this.aal = 'aal2';
    const others = this.amr.filter((former) => former.method !== method);
    this.amr = [toAuthMethod(method, now), ...others];
    this.refreshedAt = now;
  }

  renew(now: Date): void {
    this.refreshCounter += 1;
    this.refreshedAt = now;
  }

  removeSecondFactor(): void {
    this.aal = 'aal1';
    this.amr = this.amr.filter(({ method }) => !secondFactorMethods.includes(method));
  }

  origin(): { readonly ip: string; readonly userAgent: string | undefined } {
    return { ip: this.ip, userAgent: this.userAgent ?? undefined };
  }

  isOlderThanADay(now: Date): boolean {
    return now.getTime() - this.createdAt.getTime() >= dayMs;
  }

  wasRecentlyOpenedByEmail(now: Date): boolean {
    const since = (now.getTime() - hourMs) / 1000;
    return this.amr.some(({ method, timestamp }) => emailMethods.includes(method) && timestamp > since);
  }

  hasEnded(now: Date): boolean {
    return now >= this.notAfter;
  }

  isExpired(now: Date, life: SessionLifetime): boolean {
    const since = (then: Date) => now.getTime() - then.getTime();
    return this.hasEnded(now) || since(this.createdAt) >= life.wholeMs || since(this.refreshedAt) >= life.idleMs;
  }
}
SessionSchema.setClass(Session);

interface NewSessionInput {
  readonly userId: string;
  readonly method: AuthMethodName;
  readonly origin: { readonly ip: string; readonly userAgent: string | undefined };
  readonly isStaff: boolean;
  readonly now: Date;
}

export const createSessionValues = ({ userId, method, origin, isStaff, now }: NewSessionInput) => ({
  id: newId(),
  userId,
  aal: 'aal1' as const,
  amr: [toAuthMethod(method, now)],
  refreshCounter: 0,
  raisedAtCounter: 0,
  ip: origin.ip,
  userAgent: origin.userAgent?.slice(0, longestUserAgent) ?? null,
  createdAt: now,
  refreshedAt: now,
  notAfter: new Date(now.getTime() + getSessionLifetime({ isStaff }).wholeMs),
});
