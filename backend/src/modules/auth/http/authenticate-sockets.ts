import { Injectable } from '@nestjs/common';
import { SocketAuthenticator, type Authenticator, type SocketPrincipal } from '#platform/live/socket-authenticator.ts';
import { AuthenticateBearer } from '../use-cases/sessions/authenticate-bearer.ts';
import { FilterActiveSessions } from '../use-cases/sessions/session-reader.ts';
import { AccessTokens } from '../use-cases/tokens/access-tokens.ts';

@Injectable()
export class AuthenticateSockets implements Authenticator {
  constructor(
    sockets: SocketAuthenticator,
    private readonly accessTokens: AccessTokens,
    private readonly recogniseBearer: AuthenticateBearer,
    private readonly liveSessionsAmong: FilterActiveSessions,
  ) {
    sockets.register(this);
  }

  async authenticate(token: string): Promise<SocketPrincipal | undefined> {
    const claims = this.accessTokens.verifyClaims(token);
    const bearer = claims && (await this.recogniseBearer.authenticate(claims));
    if (!bearer || typeof bearer === 'string' || bearer.mfaRequired) return undefined;
    return { userId: bearer.userId, sessionId: bearer.sessionId };
  }

  async findActiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.liveSessionsAmong.filter(sessionIds)).keys());
  }
}
