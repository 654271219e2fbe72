import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createChildEnvironment } from '../config/secret-files.ts';
import { Settings } from '../config/settings.ts';
import { runWithOwnConnection, type RunQuery } from '../database/connect-once.ts';
import { Database } from '../database/database.ts';
import { Transaction } from '../database/transaction.ts';
import { RestoreReconciliation } from './restore-reconciliation.ts';
import { isRestoreLocked, reopenDatabases } from './restore-lock.ts';
import { openRestoreRunSql, type RestoreRun } from './restore-run.ts';
import { buildDatabaseUrl, withMaintenanceConnection } from './scratch-database.ts';
import { hasDatabase } from './swap-databases.ts';
import { readRestorePointTime } from './switch-to-database.ts';

const pollMs = 2_000;
const retryMs = 15_000;
const command = fileURLToPath(new URL('../../../dist/app/restore.js', import.meta.url));

/** A restore exchanges the database that can contain the queues, so this class uses no queue. */
@Injectable()
export class RestoreSupervisor implements BeforeApplicationShutdown {
  private readonly log = new Logger('restore');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private child: ChildProcess | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly reconciliation: RestoreReconciliation,
  ) {}

  start(): void {
    this.stopped = false;
    this.plan(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.advance()
        .catch(async (err: unknown) => {
          this.log.warn({ event: 'restore.waiting', err });
          await reopenDatabases(this.settings).catch(() => undefined);
          return retryMs;
        })
        .then((nextMs) => this.plan(nextMs));
    }, afterMs);
  }

  /** Returns the milliseconds until the next call. */
  private async advance(): Promise<number> {
    const [run] = await this.database.sql<RestoreRun>(openRestoreRunSql);
    if (!run || (await isRestoreLocked(this.settings))) return pollMs;
    if (run.step !== 'emails' && run.step !== 'payments') this.resume(run);
    else if (await this.reconcile()) return 0;
    return pollMs;
  }

  /** The command runs in its own process group, so the command continues when this process ends. */
  private resume({ id, step }: RestoreRun): void {
    if (this.child?.exitCode === null && this.child.signalCode === null) return;
    this.log.warn({ event: 'restore.resumed', restore: id, step });
    this.child = spawn(process.execPath, [command, '--resume'], {
      env: createChildEnvironment(),
      detached: true,
      stdio: 'ignore',
    }).on('error', (err) => this.log.error({ event: 'restore.not-resumed', err }));
    this.child.unref();
  }

  private reconcile(): Promise<boolean> {
    return runWithOwnConnection(this.settings.databaseUrl, async (query) => {
      const [lock] = await query<{ taken: boolean }>(
        `select pg_try_advisory_lock(hashtext('restore-reconcile')) as taken`,
      );
      const [run] = await query<RestoreRun>(openRestoreRunSql);
      if (!lock?.taken || !run || (run.step !== 'emails' && run.step !== 'payments')) return false;
      const { id, step } = run;
      try {
        await this.withFormerData(run, (former) =>
          this.reconciliation.run(step, {
            dataAt: new Date(run.dataAt ?? run.requestedAt),
            exchangedAt: run.restorePoint ? readRestorePointTime(run.restorePoint) : new Date(run.requestedAt),
            isUndo: run.kind === 'undo',
            former,
          }),
        );
      } catch (error) {
        await query('update restore_run set failure = $2 where id = $1', [id, describeFailure(step)]);
        throw error;
      }
      await (step === 'emails' ? this.reachPayments(id) : this.finish(run));
      this.log.log({ event: 'restore.reconciled', restore: id, step });
      return true;
    });
  }

  /** On a new machine, the database with the former data does not exist or is empty. */
  private async withFormerData(
    { restorePoint }: RestoreRun,
    work: (former: RunQuery | undefined) => Promise<void>,
  ): Promise<void> {
    const { databaseUrl } = this.settings;
    if (!restorePoint || !(await withMaintenanceConnection(databaseUrl, (ask) => hasDatabase(ask, restorePoint))))
      return work(undefined);
    await runWithOwnConnection(buildDatabaseUrl(databaseUrl, restorePoint), async (former) => {
      const [table] = await former<{ name: string | null }>(`select to_regclass('email_message') as name`);
      await work(table?.name ? former : undefined);
    });
  }

  private async reachPayments(id: string): Promise<void> {
    await this.database.sql(
      `update restore_run set step = 'payments', changed_at = now(), failure = null where id = ? and step = 'emails'`,
      [id],
    );
  }

  private finish({ id, kind, backup, requestedBy }: RestoreRun): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      const ended = await em.execute<object[]>(
        `update restore_run set step = 'done', changed_at = now(), finished_at = now(), failure = null
         where id = ? and finished_at is null returning id`,
        [id],
      );
      if (ended.length === 0) return;
      const action = kind === 'undo' ? 'admin.restore-undone' : 'admin.backup-restored';
      auditLog.record({ action, actorId: requestedBy, subjectId: null, details: { backup } });
    });
  }
}

const describeFailure = (step: 'emails' | 'payments'): string =>
  step === 'payments'
    ? 'Stripe does not respond or refused a request, so payments and all emails except sign-in emails wait. It is tried again every 15 seconds.'
    : 'The emails could not be compared with the former data, so no email is sent. It is tried again every 15 seconds.';
