import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Database } from '#platform/database/database.ts';
import type { Principal } from '#platform/http/access.ts';
import { User } from '../../domain/user.entity.ts';
import type { AccessClaims } from '../tokens/access-tokens.ts';
import { SessionReader, type ReadSession } from './session-reader.ts';

/** Who asks, with what was read of the account along with the session. */
export interface Bearer extends Principal {
  /** The person has a second factor, and neither this session nor this token has seen it yet. */
  readonly mfaRequired: boolean;
  /** The account as it was read along with the session, so that showing it needs no second look. */
  readonly account: ReadSession['user'];
  readonly identities: ReadSession['identities'];
  readonly factors: ReadSession['factors'];
}

/** Why a token with a valid signature is refused. */
export type DeadToken = 'bad_jwt' | 'session_not_found' | 'user_not_found' | 'user_banned';

/**
 * Looks up what a verified token stands for: one indexed read, so a sign-out, a ban or a demotion holds at once. The level
 * is the lower of the token's and the session's: a token given out for one proof never becomes one for two.
 */
@Injectable()
export class RecogniseBearer {
  constructor(
    private readonly database: Database,
    private readonly sessionReader: SessionReader,
  ) {}

  async recognise(claims: Partial<Pick<AccessClaims, 'sub' | 'session_id' | 'aal'>>): Promise<Bearer | DeadToken> {
    const { sub: userId, session_id: sessionId } = claims;
    // A signature alone does not mean that the claims are complete.
    if (!userId || !sessionId || !isUuid(userId) || !isUuid(sessionId)) return 'bad_jwt';
    const found = await this.sessionReader.find(sessionId);
    if (found?.session.userId !== userId) return this.whyDead(userId);
    const { session, user: account, roles, identities, factors } = found;
    const now = new Date();
    if (account.isBanned(now)) return 'user_banned';
    if (session.hasEnded(now)) return 'session_not_found';
    const aal = claims.aal === 'aal2' && session.aal === 'aal2' ? 'aal2' : 'aal1';
    const mfaRequired = aal === 'aal1' && factors.some((factor) => factor.isVerified());
    return { userId, sessionId, email: account.email, roles, aal, mfaRequired, account, identities, factors };
  }

  /** A ban and a deletion end sessions too, and have error codes of their own. */
  private async whyDead(userId: string): Promise<DeadToken> {
    const user = await this.database.em().findOne(User, userId);
    if (!user) return 'user_not_found';
    return user.isBanned(new Date()) ? 'user_banned' : 'session_not_found';
  }
}
