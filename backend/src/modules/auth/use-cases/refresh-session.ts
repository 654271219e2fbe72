import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Settings } from '../../../platform/config/settings.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { Limiter } from '../../../platform/http/limiter.ts';
import { UserBanned } from '../domain/errors.ts';
import {
  RefreshContended,
  RefreshTokenMalformed,
  RefreshTokenReused,
  RefreshTokenUnknown,
  SessionExpired,
} from '../domain/session-errors.ts';
import { openRefreshToken, type RefreshClaim } from '../domain/refresh-token.ts';
import { sessionLifeOf } from '../domain/session-life.ts';
import { Session } from '../domain/session.entity.ts';
import { UserRole } from '../domain/user-role.entity.ts';
import { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { EndReusedSession } from './end-reused-session.ts';
import { IssueTokens } from './issue-tokens.ts';
import { RotateSession } from './rotate-session.ts';
import { SigningKeys } from './tokens/signing-keys.ts';

const shortestToken = 12;
const windowSeconds = 5 * 60;
const patienceMs = 5_000;

interface RefreshInput {
  readonly refreshToken: string;
  /** Of the caller's network. */
  readonly address: string;
}

/** Renews a session by its refresh token. Any number of tabs may do so at the same moment: they all get the same one. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly tx: Transaction,
    private readonly keys: SigningKeys,
    private readonly limiter: Limiter,
    private readonly rotateSession: RotateSession,
    private readonly issueTokens: IssueTokens,
    private readonly endReusedSession: EndReusedSession,
    private readonly settings: Settings,
  ) {}

  async execute({ refreshToken, address }: RefreshInput): Promise<SessionView> {
    if (refreshToken.length < shortestToken) throw new RefreshTokenMalformed();
    const claim = openRefreshToken(refreshToken, this.keys.refreshKeys);
    if (!claim) throw new RefreshTokenUnknown();
    await this.limiter.consume('limitRefresh', windowSeconds, claim.sessionId);
    const rotated = await this.rotateSession.execute(claim);
    if (rotated) return this.issueTokens.renew(rotated);
    for (const giveUpAt = Date.now() + patienceMs; ; await wait(10 + Math.random() * 20)) {
      const outcome = await this.attempt(claim, address);
      if (outcome === 'reused') throw new RefreshTokenReused();
      if (outcome !== 'locked') return outcome;
      if (Date.now() >= giveUpAt) throw new RefreshContended();
    }
  }

  /** A reuse is an answer, not an exception, because the end of the session must be committed. */
  private attempt({ sessionId, counter }: RefreshClaim, address: string): Promise<SessionView | 'locked' | 'reused'> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
      if (!session) {
        if ((await em.count(Session, sessionId)) === 0) throw new RefreshTokenUnknown();
        return 'locked';
      }
      const now = new Date();
      const user = await em.findOneOrFail(User, session.userId);
      if (user.isBanned(now)) throw new UserBanned();
      const life = sessionLifeOf({ isStaff: (await em.count(UserRole, { userId: user.id })) > 0 });
      if (session.isOver(now, life)) throw new SessionExpired();
      const verdict = session.refresh(counter, now, this.settings.authReuseSeconds);
      if (verdict === 'ahead') throw new RefreshTokenMalformed();
      if (verdict !== 'reused') return this.issueTokens.execute({ user, session });
      this.endReusedSession.execute(scope, { session, user, address });
      return 'reused';
    });
  }
}
