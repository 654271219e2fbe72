import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RestoreReconciliation } from '#platform/backup/restore-reconciliation.ts';
import { ReconcileBilling } from './reconcile.ts';

@Injectable()
export class ReconcileAfterRestore implements OnModuleInit {
  constructor(
    private readonly restores: RestoreReconciliation,
    private readonly reconcile: ReconcileBilling,
  ) {}

  onModuleInit(): void {
    this.restores.connect('payments', () => this.reconcile.compareAll());
  }
}
