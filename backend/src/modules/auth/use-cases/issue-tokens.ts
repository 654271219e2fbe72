import { Injectable } from '@nestjs/common';
import { sealRefreshToken } from '../domain/refresh-token.ts';
import type { Session } from '../domain/session.entity.ts';
import type { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { userView } from './answers/user.view.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { SigningKeys } from './tokens/signing-keys.ts';

/** Writes out a session as its holder gets it: a new access token, and the refresh token that now counts. */
@Injectable()
export class IssueTokens {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly keys: SigningKeys,
  ) {}

  execute({ user, session }: { user: User; session: Session }): SessionView {
    const view = userView(user);
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
