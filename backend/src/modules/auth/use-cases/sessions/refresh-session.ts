import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import {
  TooManyConcurrentRefreshes,
  RefreshTokenMalformed,
  RefreshTokenReused,
  RefreshTokenUnknown,
  SessionExpired,
  UserBanned,
} from '../../domain/errors.ts';
import { readRefreshToken, type RefreshTokenClaims } from '../../domain/refresh-token.ts';
import { Session, getSessionLifetime } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { EndReusedSession } from './end-reused-session.ts';
import { IssueSessionTokens } from './issue-session-tokens.ts';
import { SessionReader } from './session-reader.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

const minTokenLength = 12;
const windowSeconds = 5 * 60;
const lockTimeoutMs = 5_000;

/** Uses one statement, because a transaction takes twice as long. */
const renewalStatement = {
  name: 'auth.renew-session',
  text: `update sessions set refresh_counter = $3, refreshed_at = $4
    where id = (select id from sessions where id = $1 and refresh_counter = $2 for update skip locked) returning id`,
};

interface RefreshInput {
  readonly refreshToken: string;
  readonly ip: string;
}

@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly keys: SigningKeys,
    private readonly limiter: RateLimiter,
    private readonly sessionReader: SessionReader,
    private readonly issueSessionTokens: IssueSessionTokens,
    private readonly endReusedSession: EndReusedSession,
    private readonly settings: Settings,
  ) {}

  async refresh({ refreshToken, ip }: RefreshInput): Promise<SessionView> {
    if (refreshToken.length < minTokenLength) throw new RefreshTokenMalformed();
    const claim = readRefreshToken(refreshToken, this.keys.refreshKeys);
    if (!claim) throw new RefreshTokenUnknown();
    await this.limiter.consume('limitRefresh', windowSeconds, claim.sessionId);
    for (const giveUpAt = realTime().getTime() + lockTimeoutMs; ; await wait(10 + Math.random() * 20)) {
      const outcome = await this.attempt(claim, ip);
      if (outcome !== 'locked') return outcome;
      if (realTime().getTime() >= giveUpAt) throw new TooManyConcurrentRefreshes();
    }
  }

  /** Reads the session without a lock, because `rotate` and `end` check the row again before they change it. */
  private async attempt({ sessionId, counter }: RefreshTokenClaims, ip: string): Promise<SessionView | 'locked'> {
    const now = realTime();
    const found = await this.sessionReader.find(sessionId);
    if (!found) throw new RefreshTokenUnknown();
    const { session, user, roles } = found;
    if (user.isBanned(now)) throw new UserBanned();
    if (session.isExpired(now, getSessionLifetime({ isStaff: roles.length > 0 }))) throw new SessionExpired();
    const status = session.classifyRefresh(counter, now, this.settings.authReuseSeconds);
    if (status === 'ahead') throw new RefreshTokenMalformed();
    if (status === 'outdated') throw new RefreshTokenUnknown();
    if (status === 'repeat') return this.issueSessionTokens.issue(found);
    if (status === 'reused' && (await this.end({ sessionId, counter }, ip))) throw new RefreshTokenReused();
    if (status === 'rotate' && (await this.rotate(session, now))) return this.issueSessionTokens.issue(found);
    return 'locked';
  }

  private async rotate(session: Session, now: Date): Promise<boolean> {
    const { id, refreshCounter: presented } = session;
    session.renew(now);
    const renewed = [id, presented, session.refreshCounter, session.refreshedAt];
    return (await this.database.prepared(renewalStatement, renewed)).length > 0;
  }

  private end({ sessionId, counter }: RefreshTokenClaims, ip: string): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
      const status = session?.classifyRefresh(counter, realTime(), this.settings.authReuseSeconds);
      if (!session || status !== 'reused') return false;
      const user = await em.findOneOrFail(User, session.userId);
      await this.endReusedSession.end(scope, { session, user, ip });
      return true;
    });
  }
}
