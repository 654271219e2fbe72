import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { restoringCacheMs } from '../health/heartbeat.ts';
import type { QueueName } from '../queue/queues.ts';
import { isMissingTable, openRestoreRun, type RestoreRun, type RestoreStep } from './restore-run.ts';

/** In these steps no worker runs jobs or passes events on. */
const heldSteps: readonly RestoreStep[] = ['load', 'files', 'swap', 'health', 'emails'];

/**
 * Holds the jobs of this worker while a backup is restored, and until emails and payments are compared. Sign-in emails
 * do not wait for the payments, because Stripe can be away for hours.
 */
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

  /** Throws while a restore holds all jobs, for work that waited after its job had begun. */
  async refuseWhileHeld(): Promise<void> {
    if (await this.holdsAll()) throw new Error('A backup is being restored. This is tried again after it.');
  }

  private read(): Promise<RestoreStep | undefined> {
    if (performance.now() >= this.expiresAt) {
      // Half of the time for which a restore waits after its first step.
      this.expiresAt = performance.now() + restoringCacheMs / 2;
      this.step = this.database.sql<RestoreRun>(openRestoreRun).then(
        ([run]) => run?.step,
        // Before its migration there is no restore. Otherwise the names of the databases are being exchanged, or nothing
        // can run anyway.
        (error: unknown) => (isMissingTable(error) ? undefined : 'swap'),
      );
    }
    return this.step;
  }
}
