import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { restoringCacheMs } from '../health/heartbeat.ts';
import type { QueueName } from '../queue/queues.ts';
import { isMissingTable, openRestoreRunSql, type RestoreRun, type RestoreStep } from './restore-run.ts';

const heldSteps: readonly RestoreStep[] = ['load', 'files', 'swap', 'health', 'emails'];

@Injectable()
export class RestoreHold {
  private step: Promise<RestoreStep | undefined> = Promise.resolve(undefined);
  private expiresAt = -Infinity;

  constructor(private readonly database: Database) {}

  async holdsAll(): Promise<boolean> {
    const step = await this.read();
    return step !== undefined && heldSteps.includes(step);
  }

  async holds(queue: QueueName): Promise<boolean> {
    return (await this.holdsAll()) || ((await this.read()) === 'payments' && queue !== 'auth-mail');
  }

  async refuseWhileHeld(): Promise<void> {
    if (await this.holdsAll()) throw new Error('A backup is being restored. This is tried again after it.');
  }

  private read(): Promise<RestoreStep | undefined> {
    if (performance.now() >= this.expiresAt) {
      // A restore waits `restoringCacheMs` after its first step, so this cache must expire earlier.
      this.expiresAt = performance.now() + restoringCacheMs / 2;
      this.step = this.database.sql<RestoreRun>(openRestoreRunSql).then(
        ([run]) => run?.step,
        // A missing table means no restore, and any other error may mean that the databases are being exchanged.
        (error: unknown) => (isMissingTable(error) ? undefined : 'swap'),
      );
    }
    return this.step;
  }
}
