import { Injectable } from '@nestjs/common';
import type { RunQuery } from '../database/connect-once.ts';

export interface RestoredData {
  readonly dataAt: Date;
  readonly exchangedAt: Date;
  readonly isUndo: boolean;
  /** Undefined on a new machine, which has no former data. */
  readonly former: RunQuery | undefined;
}

type ReconcileStep = 'emails' | 'payments';
type Reconcile = (restored: RestoredData) => Promise<unknown>;

/** A worker runs the registered work after a restore, before the worker sends or charges anything. */
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
