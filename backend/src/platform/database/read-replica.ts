import { Injectable, Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnectionError, isDataException } from './connect-once.ts';

const logEveryMs = 60_000;

/** Sends the statements of `run` to the read replica while the replica has no fault. All other statements use the primary. */
@Injectable()
export class ReadReplica {
  private readonly log = new Logger('database');
  private readonly scope = new AsyncLocalStorage<number | 'own-writes' | undefined>();
  private fault: string | undefined = 'the primary does not respond';
  private isFaultLogged = false;
  private nextLogAt = -Infinity;
  private faults = 0;

  constructor(readonly isSet = false) {}

  /** Reason why the replica is not used; undefined if the replica is used or not configured. */
  get currentFault(): string | undefined {
    return this.isSet ? this.fault : undefined;
  }

  get isUsed(): boolean {
    return this.isSet && this.fault === undefined;
  }

  /** Number of faults until now. If the number changes, a former check of the data on the replica is no longer valid. */
  get faultCount(): number {
    return this.faults;
  }

  /** Runs work that does not write and whose results may be seconds old. After a fault, its next statements use the primary. */
  run<Result>(work: () => Result, faultCount = this.faults): Result {
    return this.isUsed ? this.scope.run(faultCount, work) : work();
  }

  /** True if the results must include the latest writes of the caller. */
  get needsOwnWrites(): boolean {
    return this.scope.getStore() === 'own-writes';
  }

  /** Runs work on the primary, and makes `CachedCounts` read its counts again. */
  runWithOwnWrites<Result>(work: () => Result): Result {
    return this.scope.run('own-writes', work);
  }

  runOnPrimary<Result>(work: () => Result): Result {
    return this.scope.run(undefined, work);
  }

  /** Runs a statement on the replica while it is in use. If the replica fails, runs the statement on the primary. */
  async query<Result>(onReplica: () => Promise<Result>, onPrimary: () => Promise<Result>): Promise<Result> {
    if (!this.isUsed || this.scope.getStore() !== this.faults) return onPrimary();
    try {
      return await onReplica();
    } catch (error) {
      // The primary would reject the value too.
      if (isDataException(error)) throw error;
      if (isConnectionError(error)) this.stopUse(error);
      return onPrimary();
    }
  }

  /** Uses the primary until `use` is called. */
  stopUse(reason: unknown): void {
    this.faults += 1;
    this.fault = reason instanceof Error ? reason.message : String(reason);
    if (this.isFaultLogged || performance.now() < this.nextLogAt) return;
    this.isFaultLogged = true;
    this.nextLogAt = performance.now() + logEveryMs;
    this.log.warn({ event: 'database.replica-not-used', reason: this.fault });
  }

  use(): void {
    this.fault = undefined;
    if (!this.isFaultLogged) return;
    this.isFaultLogged = false;
    this.log.log({ event: 'database.replica-used-again' });
  }
}
