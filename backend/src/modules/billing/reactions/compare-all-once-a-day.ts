import { Schedule } from '../../../platform/queue/schedule.ts';
import { Reconcile } from '../use-cases/reconcile/reconcile.ts';

@Schedule({ name: 'billing.compare-all', queue: 'billing', everySeconds: 600 })
export class CompareAllOnceADay {
  constructor(private readonly reconcile: Reconcile) {}

  run(): Promise<unknown> {
    return this.reconcile.compareAllWhenDue();
  }
}
