import { Injectable } from '@nestjs/common';
import type { Session } from '../../domain/session.entity.ts';
import { signRefreshToken } from '../../domain/refresh-token.ts';
import type { SessionView } from '../views/session.view.ts';
import { toUserView } from '../views/user.view.ts';
import type { SessionDetails } from './session-reader.ts';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

interface IssuedSession extends Omit<SessionDetails, 'roles' | 'session'> {
  readonly session: Pick<Session, 'id' | 'aal' | 'amr' | 'refreshCounter'>;
}

@Injectable()
export class IssueSessionTokens {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly keys: SigningKeys,
  ) {}

  issue({ session, user, identities, factors }: IssuedSession): SessionView {
    const view = toUserView(user, identities, factors);
    const { token, expiresIn } = this.accessTokens.sign(view, session);
    const claim = { sessionId: session.id, counter: session.refreshCounter };
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresIn,
      refresh_token: signRefreshToken(claim, this.keys.current.refreshKey),
      user: view,
    };
  }
}
