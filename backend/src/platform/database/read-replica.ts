import { Injectable, Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnectionError, isDataException } from './connect-once.ts';

const logEveryMs = 60_000;

/** Decides which statements use the read replica: those of `run`, while the replica has no fault. */
@Injectable()
export class ReadReplica {
  private readonly log = new Logger('database');
  private readonly scope = new AsyncLocalStorage<number | 'own-writes' | undefined>();
  private fault: string | undefined = 'the primary does not respond';
  private isFaultLogged = false;
  private nextLogAt = -Infinity;
  private faults = 0;

  constructor(readonly isSet = false) {}

  /** Reason why the primary runs all statements; undefined while the replica is used or if there is none. */
  get currentFault(): string | undefined {
    return this.isSet ? this.fault : undefined;
  }

  get isUsed(): boolean {
    return this.isSet && this.fault === undefined;
  }

  /** Number of faults until now. What was read from the replica is only valid while this number stays the same. */
  get faultCount(): number {
    return this.faults;
  }

  /** Runs work whose results may be seconds old, and that does not write. After a fault, all of it uses the primary. */
  run<Result>(work: () => Result, faultCount = this.faults): Result {
    return this.isUsed ? this.scope.run(faultCount, work) : work();
  }

  /** True if the caller must see what they wrote. */
  get needsOwnWrites(): boolean {
    return this.scope.getStore() === 'own-writes';
  }

  /** Runs work on the primary, where `CachedCounts` reads its counts again. */
  runWithOwnWrites<Result>(work: () => Result): Result {
    return this.scope.run('own-writes', work);
  }

  runOnPrimary<Result>(work: () => Result): Result {
    return this.scope.run(undefined, work);
  }

  /** Runs a statement. If it fails on the replica, runs it on the primary. */
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
