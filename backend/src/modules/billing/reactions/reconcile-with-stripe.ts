import { Schedule } from '../../../platform/queue/schedule.ts';
import { Reconcile } from '../use-cases/reconcile/reconcile.ts';

@Schedule({ name: 'billing.reconcile', queue: 'billing', everySeconds: (settings) => settings.billingReconcileSeconds })
export class ReconcileWithStripe {
  constructor(private readonly reconcile: Reconcile) {}

  run(): Promise<unknown> {
    return this.reconcile.execute();
  }
}
