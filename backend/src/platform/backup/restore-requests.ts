import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { acquireTransactionLock, Transaction } from '../database/transaction.ts';
import { isMissingTable, openRestoreRunSql, restoreRunColumns, type RestoreRun } from './restore-run.ts';

const maxBackups = 100;
const shownDays = 30;

/** Ignores failed restores, because a failed restore changes neither the live data nor the restore point. */
const restoreToUndo = `select l.id from (select id, kind, restore_point from restore_run where step = 'done'
    order by requested_at desc limit 1) l
  where l.kind = 'restore' and exists (select 1 from pg_database where datname = l.restore_point)`;

export interface AvailableBackup {
  readonly name: string;
  readonly sizeBytes: number | null;
  readonly verifiedAt: Date | null;
}

export interface RestoreState {
  readonly run: RestoreRun;
  /** Id of the last successful restore; null if it cannot be undone, and while a restore runs. */
  readonly undoId: string | null;
}

interface RestoreRequest extends Pick<RestoreRun, 'kind' | 'backup'> {
  readonly actorId: string;
  readonly undoes?: string;
}

@Injectable()
export class RestoreRequests {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
  ) {}

  async listBackups(): Promise<AvailableBackup[]> {
    const rows = await this.read<{ name: string; sizeBytes: string | null; verifiedAt: string | null }>(
      `select l.name, r.size_bytes as "sizeBytes", r.verified_at as "verifiedAt"
       from backup_list l left join backup_run r on r.name = l.name order by l.name desc limit ${maxBackups}`,
    );
    return rows.map(({ name, sizeBytes, verifiedAt }) => ({
      name,
      sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
      verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
    }));
  }

  async readState(): Promise<RestoreState | undefined> {
    const [row] = await this.read<RestoreRun & { undoId: string | null }>(
      `select ${restoreRunColumns}, (${restoreToUndo}) as "undoId"
       from restore_run where finished_at is null or finished_at > now() - interval '${shownDays} days'
       order by finished_at is null desc, requested_at desc limit 1`,
    );
    if (!row) return undefined;
    const { undoId, ...run } = row;
    return { run, undoId: run.finishedAt === null ? null : undoId };
  }

  request({ kind, backup, actorId, undoes }: RestoreRequest): Promise<'requested' | 'running' | 'gone'> {
    return this.tx.run(async ({ em, auditLog }) => {
      await acquireTransactionLock(em, 'restore-request');
      const [open] = await em.execute<RestoreRun[]>(openRestoreRunSql);
      if (open) return 'running';
      if (undoes !== undefined) {
        const last = await this.readState();
        if (last?.undoId !== undoes) return 'gone';
      }
      await em.execute(
        `insert into restore_run (kind, backup, requested_by, step) values (?, ?, ?::uuid, 'requested')`,
        [kind, backup, actorId],
      );
      const action = kind === 'undo' ? 'admin.restore-undo-requested' : 'admin.restore-requested';
      auditLog.record({ action, actorId, subjectId: null, details: { backup } });
      return 'requested';
    });
  }

  private read<Row extends object>(statement: string): Promise<Row[]> {
    return this.database.sql<Row>(statement).catch((error: unknown) => {
      if (isMissingTable(error)) return [];
      throw error;
    });
  }
}
