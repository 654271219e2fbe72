import { Injectable } from '@nestjs/common';

export interface SocketPrincipal {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Authenticator {
  authenticate(token: string): Promise<SocketPrincipal | undefined>;
  findActiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** All sockets are rejected until the module `auth` registers its check here. */
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
