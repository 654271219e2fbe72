import { Injectable } from '@nestjs/common';

export interface SocketPrincipal {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Authenticator {
  /** Returns undefined for a token that is invalid or expired. */
  authenticate(token: string): Promise<SocketPrincipal | undefined>;
  findActiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Gives the sockets access to the check of tokens and sessions, which the module `auth` registers at start. Until then
 * all sockets are rejected.
 */
@Injectable()
export class SocketAuthenticator implements Authenticator {
  private authenticator: Authenticator | undefined;

  register(authenticator: Authenticator): void {
    this.authenticator = authenticator;
  }

  async authenticate(token: string): Promise<SocketPrincipal | undefined> {
    return this.authenticator?.authenticate(token);
  }

  async findActiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.authenticator?.findActiveSessions(sessionIds) ?? new Set();
  }
}
