import pg from 'pg';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { describeBackupFault } from './backup-error.ts';
import type { RestoreRun } from './restore-run.ts';

/** PostgreSQL reports these codes for a missing database and a missing table, as on a new machine. */
const missingCodes = ['3D000', '42P01'];

const usedSteps: readonly RestoreRun['step'][] = ['health', 'emails', 'payments'];

type Changes = Partial<Omit<RestoreRun, 'id' | 'kind'>>;

export class RestoreProgress {
  constructor(
    private readonly databaseUrl: string,
    private run: RestoreRun,
  ) {}

  static begin(databaseUrl: string, { kind, backup }: Pick<RestoreRun, 'kind' | 'backup'>): RestoreProgress {
    return new RestoreProgress(databaseUrl, {
      ...{ id: newId(), kind, backup, requestedBy: null, requestedAt: realTime(), step: 'requested' },
      ...{ dataAt: null, restorePoint: null, checksSite: false, finishedAt: null, failure: null },
    });
  }

  get state(): RestoreRun {
    return this.run;
  }

  async reach(step: RestoreRun['step'], changes: Changes = {}): Promise<void> {
    this.run = { ...this.run, ...changes, step };
    await write(this.databaseUrl, this.run).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || !missingCodes.includes(error.code ?? '')) throw error;
    });
  }

  async prepare(url: string, changes: Changes): Promise<void> {
    this.run = { ...this.run, ...changes };
    await runWithOwnConnection(url, (query) =>
      query('update restore_run set finished_at = now() where finished_at is null'),
    );
    await write(url, { ...this.run, step: 'health' });
  }

  async record<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      // The database may be the cause of the fault, so this write may fail too.
      await this.failOnFormerData(describeBackupFault(error).message).catch(() => undefined);
      throw error;
    }
  }

  private async failOnFormerData(failure: string): Promise<void> {
    const [stored] = await runWithOwnConnection(this.databaseUrl, (query) =>
      query<Pick<RestoreRun, 'step'>>('select step from restore_run where id = $1', [this.run.id]),
    );
    if (stored && !usedSteps.includes(stored.step)) await this.fail(failure);
  }

  fail(failure: string): Promise<void> {
    return this.reach(this.run.step, { failure, finishedAt: realTime() });
  }
}

const write = (url: string, run: RestoreRun): Promise<unknown> =>
  runWithOwnConnection(url, (query) =>
    query(
      `insert into restore_run (id, kind, backup, requested_by, requested_at, step, data_at, restore_point, checks_site,
         finished_at, failure)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set backup = excluded.backup, step = excluded.step, changed_at = now(),
         data_at = excluded.data_at, restore_point = excluded.restore_point, checks_site = excluded.checks_site,
         finished_at = excluded.finished_at, failure = excluded.failure`,
      [
        ...[run.id, run.kind, run.backup, run.requestedBy, run.requestedAt, run.step, run.dataAt, run.restorePoint],
        ...[run.checksSite, run.finishedAt, run.failure],
      ],
    ),
  );
