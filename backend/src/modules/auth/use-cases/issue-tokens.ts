import { Injectable } from '@nestjs/common';
import { sealRefreshToken } from '../domain/refresh-token.ts';
import type { Session } from '../domain/session.entity.ts';
import type { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { ShowUser } from './answers/show-user.ts';
import { userView, type UserView } from './answers/user.view.ts';
import { FactorsOf } from './factors-of.ts';
import type { Rotated } from './rotate-session.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { SigningKeys } from './tokens/signing-keys.ts';

/** Writes out a session as its holder gets it: a new access token, and the refresh token that now counts. */
@Injectable()
export class IssueTokens {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly keys: SigningKeys,
    private readonly showUser: ShowUser,
    private readonly factorsOf: FactorsOf,
  ) {}

  async execute({ user, session }: { user: User; session: Session }): Promise<SessionView> {
    return this.write(await this.showUser.execute(user), session);
  }

  /** The same for what was read in one statement. */
  async renew({ session, user, hasFactors }: Rotated): Promise<SessionView> {
    return this.write(userView(user, hasFactors ? await this.factorsOf.execute(user.id) : []), session);
  }

  /** The same where the user was already made ready to be shown. */
  write(view: UserView, session: Rotated['session']): SessionView {
    const { token, expiresIn, expiresAt } = this.accessTokens.sign(view, session);
    const claim = { sessionId: session.id, counter: session.refreshCounter };
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: expiresAt,
      refresh_token: sealRefreshToken(claim, this.keys.current.refreshKey),
      user: view,
    };
  }
}
