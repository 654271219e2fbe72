import { defineEntity, p } from '@mikro-orm/core';
import { judgeRefresh, type RefreshVerdict } from './refresh-verdict.ts';
import type { SessionLife } from './session-life.ts';
import { User } from './user.entity.ts';

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

/** What is kept of the browser's own name. */
export const shownUserAgent = (given: string | null | undefined): string | null =>
  given?.slice(0, longestUserAgent) ?? null;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How, and when (in Unix seconds), the person proved who they are. */
interface AuthMethod {
  readonly method: AuthMethodName;
  readonly timestamp: number;
}

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
    ip: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
    refreshedAt: p.datetime(),
    notAfter: p.datetime(),
  },
});

/** One signed-in browser. Deleting it signs that browser out at once. */
export class Session extends SessionSchema.class {
  /** Rotates when the newest refresh token was presented; otherwise says what the older one means. */
  refresh(presented: number, now: Date, reuseSeconds: number): RefreshVerdict {
    const verdict = judgeRefresh({
      current: this.refreshCounter,
      presented,
      secondsSinceRefresh: (now.getTime() - this.refreshedAt.getTime()) / 1000,
      reuseSeconds,
    });
    if (verdict === 'rotate') {
      this.refreshCounter += 1;
      this.refreshedAt = now;
    }
    return verdict;
  }

  /**
   * From now on two proofs stand behind it. The counter leaps, so that no refresh token of the time before, not even the
   * last one, is ever answered with a session of two proofs.
   */
  proveSecondFactor(method: 'totp' | 'mfa/recovery_code', now: Date): void {
    this.aal = 'aal2';
    const others = this.amr.filter((former) => former.method !== method);
    this.amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...others];
    this.refreshCounter += 2;
    this.refreshedAt = now;
  }

  /** The factor behind it is gone. */
  losesSecondFactor(): void {
    this.aal = 'aal1';
    this.amr = this.amr.filter(({ method }) => !secondProofs.includes(method));
  }

  isOlderThanADay(now: Date): boolean {
    return now.getTime() - this.createdAt.getTime() >= dayMs;
  }

  /** Whoever holds it read the account's mail within the hour. */
  wasJustOpenedByMail(now: Date): boolean {
    const since = (now.getTime() - hourMs) / 1000;
    return this.amr.some(({ method, timestamp }) => mailMethods.includes(method) && timestamp > since);
  }

  isOver(now: Date, life: SessionLife): boolean {
    const since = (then: Date) => now.getTime() - then.getTime();
    return now >= this.notAfter || since(this.createdAt) >= life.wholeMs || since(this.refreshedAt) >= life.idleMs;
  }
}
SessionSchema.setClass(Session);
