import { Injectable } from '@nestjs/common';

/** Who opened the socket, and in which session. */
export interface SocketPrincipal {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Authenticator {
  /** Undefined for a token that is not valid, or not any more. */
  recognise(token: string): Promise<SocketPrincipal | undefined>;
  /** Those of the sessions that are still valid. */
  activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Lets `auth`, which knows sessions, decide who may open a socket. Until it has registered, nobody may. */
@Injectable()
export class SocketAuthenticator implements Authenticator {
  private authenticator: Authenticator | undefined;

  register(authenticator: Authenticator): void {
    this.authenticator = authenticator;
  }

  async recognise(token: string): Promise<SocketPrincipal | undefined> {
    return this.authenticator?.recognise(token);
  }

  async activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.authenticator?.activeSessions(sessionIds) ?? new Set();
  }
}
