import { Injectable, Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDataException } from './connect-once.ts';

type ConnectionType = 'read' | 'write';

/** Decides which statements use the read replica: those of `run`, while the replica has no fault. */
@Injectable()
export class ReadReplica {
  private readonly log = new Logger('database');
  private readonly scope = new AsyncLocalStorage<true>();
  private fault: string | undefined = 'it was not checked yet';
  private isLogged = false;

  constructor(readonly isSet = false) {}

  /** Reason why the primary answers all statements; undefined while the replica is used or if there is none. */
  get currentFault(): string | undefined {
    return this.isSet ? this.fault : undefined;
  }

  get isUsed(): boolean {
    return this.isSet && this.fault === undefined;
  }

  /** Runs work whose results may be seconds old, and that does not write. */
  run<Result>(work: () => Result): Result {
    return this.isSet ? this.scope.run(true, work) : work();
  }

  /** Runs a statement. If it fails on the replica, runs it on the primary. */
  async query<Result>(statement: (connection: ConnectionType) => Promise<Result>): Promise<Result> {
    if (!this.isUsed || !this.scope.getStore()) return statement('write');
    try {
      return await statement('read');
    } catch (error) {
      // The primary would reject the value too.
      if (isDataException(error)) throw error;
      this.stopUse(error instanceof Error ? error.message : String(error));
      return statement('write');
    }
  }

  /** Uses the primary until `use` is called. Logs only the first fault. */
  stopUse(reason: string): void {
    this.fault = reason;
    if (this.isLogged) return;
    this.isLogged = true;
    this.log.warn({ event: 'database.replica-not-used', reason });
  }

  use(): void {
    this.fault = undefined;
    if (!this.isLogged) return;
    this.isLogged = false;
    this.log.log({ event: 'database.replica-used-again' });
  }
}
