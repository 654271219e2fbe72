import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import type { Principal } from '#platform/http/access.ts';
import { User } from '../../domain/user.entity.ts';
import type { AccessTokenClaims } from '../tokens/access-tokens.ts';
import { SessionReader, type SessionDetails } from './session-reader.ts';

export interface BearerPrincipal extends Principal {
  /** True if the account has a second factor that this session has not verified. */
  readonly mfaRequired: boolean;
  readonly account: SessionDetails['user'];
  readonly identities: SessionDetails['identities'];
  readonly factors: SessionDetails['factors'];
}

export type TokenRejectionReason = 'bad_jwt' | 'session_not_found' | 'user_not_found' | 'user_banned';

/** Reads the session on each request, so a sign-out, a ban or a lost role takes effect immediately. */
@Injectable()
export class AuthenticateBearer {
  constructor(
    private readonly database: Database,
    private readonly sessionReader: SessionReader,
  ) {}

  async authenticate(
    claims: Partial<Pick<AccessTokenClaims, 'sub' | 'session_id' | 'aal'>>,
  ): Promise<BearerPrincipal | TokenRejectionReason> {
    const { sub: userId, session_id: sessionId } = claims;
    if (!userId || !sessionId || !isUuid(userId) || !isUuid(sessionId)) return 'bad_jwt';
    const found = await this.sessionReader.find(sessionId);
    if (found?.session.userId !== userId) return this.rejectionReason(userId);
    const { session, user: account, roles, identities, factors, facts } = found;
    const now = realTime();
    if (account.isBanned(now)) return 'user_banned';
    if (session.hasEnded(now)) return 'session_not_found';
    const aal = claims.aal === 'aal2' && session.aal === 'aal2' ? 'aal2' : 'aal1';
    const mfaRequired = aal === 'aal1' && factors.some((factor) => factor.isVerified());
    const { email } = account;
    return { userId, sessionId, email, roles, aal, mfaRequired, account, identities, factors, facts };
  }

  private async rejectionReason(userId: string): Promise<TokenRejectionReason> {
    const user = await this.database.em().findOne(User, userId);
    if (!user) return 'user_not_found';
    return user.isBanned(realTime()) ? 'user_banned' : 'session_not_found';
  }
}
