import { Injectable } from '@nestjs/common';

/** Whose page it is, and in which session it was opened. */
export interface Guest {
  readonly userId: string;
  readonly sessionId: string;
}

/** Knows who may come in. */
export interface Doorkeeper {
  /** Undefined when the token opens nothing, or nothing any more. */
  recognise(token: string): Promise<Guest | undefined>;
  /** Of these sessions, those that would be let in now. */
  stillWelcome(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Lets the module that knows sessions decide who may listen. Until it does, nobody may. */
@Injectable()
export class LiveDoor implements Doorkeeper {
  private keeper: Doorkeeper | undefined;

  keptBy(keeper: Doorkeeper): void {
    this.keeper = keeper;
  }

  async recognise(token: string): Promise<Guest | undefined> {
    return this.keeper?.recognise(token);
  }

  async stillWelcome(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.keeper?.stillWelcome(sessionIds) ?? new Set();
  }
}
