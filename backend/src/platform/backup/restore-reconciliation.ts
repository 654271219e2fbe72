import { Injectable } from '@nestjs/common';
import type { Query } from '../database/connect-once.ts';

export interface RestoredData {
  /** Time of the data that was restored. */
  readonly dataAt: Date;
  /** Time when the restored data came into use. */
  readonly exchangedAt: Date;
  /** True when the data of before a restore is used again. */
  readonly isUndo: boolean;
  /** Runs statements in the database with the former data; undefined on a new machine. */
  readonly former: Query | undefined;
}

type ReconcileStep = 'emails' | 'payments';
type Reconcile = (restored: RestoredData) => Promise<unknown>;

/** Work that a worker does after a restore, before it sends or charges anything. Modules register it at their start. */
@Injectable()
export class RestoreReconciliation {
  private readonly work = new Map<ReconcileStep, Reconcile>();

  connect(step: ReconcileStep, reconcile: Reconcile): void {
    this.work.set(step, reconcile);
  }

  async run(step: ReconcileStep, restored: RestoredData): Promise<void> {
    const reconcile = this.work.get(step);
    if (!reconcile) throw new Error(`No module reconciles ${step}.`);
    await reconcile(restored);
  }
}
