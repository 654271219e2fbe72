import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/id.ts';
import { judgeRefresh, type RefreshVerdict } from './refresh-verdict.ts';
import { User } from './user.entity.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface SessionLife {
  /** Without a refresh for this long, the session is over. */
  readonly idleMs: number;
  /** However busy, it is over after this. */
  readonly wholeMs: number;
}

/** Staff can do more harm with a forgotten browser, so theirs closes sooner. */
export const sessionLifeOf = ({ isStaff }: { isStaff: boolean }): SessionLife =>
  isStaff ? { idleMs: 12 * hourMs, wholeMs: 7 * dayMs } : { idleMs: 30 * dayMs, wholeMs: 90 * dayMs };

/** The protocol's names of the ways to prove who one is. */
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

/** Those for which a mail was read instead of a password given. */
const mailMethods: readonly AuthMethodName[] = ['otp', 'magiclink', 'recovery', 'invite'];

const longestUserAgent = 400;

/** How, and when (in Unix seconds), the person proved who they are. */
interface AuthMethod {
  readonly method: AuthMethodName;
  readonly timestamp: number;
}

const provenBy = (method: AuthMethodName, now: Date): AuthMethod => ({
  method,
  timestamp: Math.floor(now.getTime() / 1000),
});

const secondProofs: readonly AuthMethodName[] = ['totp', 'mfa/recovery_code'];

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    /** Assurance: one factor or two. */
    aal: p.enum(['aal1', 'aal2']),
    /** Newest first. */
    amr: p.json<AuthMethod[]>(),
    /** How often the refresh token was rotated; the only one that counts carries this number. */
    refreshCounter: p.integer(),
    /** The first counter of the time since two proofs stand behind it; 0 while none does. */
    raisedAtCounter: p.integer().default(0),
    ip: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
    refreshedAt: p.datetime(),
    notAfter: p.datetime(),
  },
});

/** One signed-in browser. Deleting it signs that browser out at once. */
export class Session extends SessionSchema.class {
  /** What a refresh token with this counter means now. */
  judgeRefresh(presented: number, now: Date, reuseSeconds: number): RefreshVerdict {
    return judgeRefresh({
      current: this.refreshCounter,
      presented,
      raisedAt: this.raisedAtCounter,
      secondsSinceRefresh: (now.getTime() - this.refreshedAt.getTime()) / 1000,
      reuseSeconds,
    });
  }

  /**
   * From now on two proofs stand behind it. No refresh token of the time before, not even the last one, is ever answered
   * with a session of two proofs; where two were shown before, the tokens given out since then stay good.
   */
  proveSecondFactor(method: 'totp' | 'mfa/recovery_code', now: Date): void {
    this.refreshCounter += this.aal === 'aal1' ? 2 : 1;
    if (this.aal === 'aal1') this.raisedAtCounter = this.refreshCounter;
    this.aal = 'aal2';
    const others = this.amr.filter((former) => former.method !== method);
    this.amr = [provenBy(method, now), ...others];
    this.refreshedAt = now;
  }

  /** Its newest refresh token was used: the next one takes its place. */
  renew(now: Date): void {
    this.refreshCounter += 1;
    this.refreshedAt = now;
  }

  /** The factor behind it is gone. */
  losesSecondFactor(): void {
    this.aal = 'aal1';
    this.amr = this.amr.filter(({ method }) => !secondProofs.includes(method));
  }

  /** From where it was opened: the device its account is known on. */
  origin(): { readonly ip: string; readonly userAgent: string | undefined } {
    return { ip: this.ip, userAgent: this.userAgent ?? undefined };
  }

  isOlderThanADay(now: Date): boolean {
    return now.getTime() - this.createdAt.getTime() >= dayMs;
  }

  /** Whoever holds it read the account's mail within the hour. */
  wasJustOpenedByMail(now: Date): boolean {
    const since = (now.getTime() - hourMs) / 1000;
    return this.amr.some(({ method, timestamp }) => mailMethods.includes(method) && timestamp > since);
  }

  /** No access token of it opens anything from then on. */
  hasEnded(now: Date): boolean {
    return now >= this.notAfter;
  }

  /** It cannot be renewed any more. */
  isOver(now: Date, life: SessionLife): boolean {
    const since = (then: Date) => now.getTime() - then.getTime();
    return this.hasEnded(now) || since(this.createdAt) >= life.wholeMs || since(this.refreshedAt) >= life.idleMs;
  }
}
SessionSchema.setClass(Session);

interface SignIn {
  readonly userId: string;
  readonly method: AuthMethodName;
  readonly origin: { readonly ip: string; readonly userAgent: string | undefined };
  readonly isStaff: boolean;
  readonly now: Date;
}

/** What every session begins with: one proof, the first refresh token, and the latest moment it can end. */
export const newSession = ({ userId, method, origin, isStaff, now }: SignIn) => ({
  id: newId(),
  userId,
  aal: 'aal1' as const,
  amr: [provenBy(method, now)],
  refreshCounter: 0,
  raisedAtCounter: 0,
  ip: origin.ip,
  userAgent: origin.userAgent?.slice(0, longestUserAgent) ?? null,
  createdAt: now,
  refreshedAt: now,
  notAfter: new Date(now.getTime() + sessionLifeOf({ isStaff }).wholeMs),
});
