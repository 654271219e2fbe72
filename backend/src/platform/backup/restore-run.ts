/**
 * Steps of a restore. Until `swap`, the live data is unchanged. From `health` on, the restored data is in use. In
 * `emails` and `payments`, a worker compares them with what happened after the backup.
 */
export const restoreSteps = [
  'requested',
  'check',
  'load',
  'files',
  'swap',
  'health',
  'emails',
  'payments',
  'done',
] as const;
export type RestoreStep = (typeof restoreSteps)[number];

/** `undo` returns to the data of before a restore. */
export const restoreKinds = ['restore', 'undo'] as const;
export type RestoreKind = (typeof restoreKinds)[number];

export interface RestoreRun {
  readonly id: string;
  readonly kind: RestoreKind;
  /** Name of the backup; null for `undo`. */
  readonly backup: string | null;
  /** Administrator; null when an operator runs the command. */
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly step: RestoreStep;
  /** Time of the data that the restore brings back. */
  readonly dataAt: Date | null;
  /** Database with the former data. */
  readonly restorePoint: string | null;
  /** False when the site did not respond before the restore. */
  readonly checksSite: boolean;
  readonly finishedAt: Date | null;
  /** Reason in one sentence. Before the end: why the current step is repeated. */
  readonly failure: string | null;
}

export const restoreRunColumns = `id, kind, backup, requested_by as "requestedBy", requested_at as "requestedAt", step,
  data_at as "dataAt", restore_point as "restorePoint", checks_site as "checksSite", finished_at as "finishedAt", failure`;

/** True before the migration that adds the table. */
export const isMissingTable = (error: unknown): boolean => (error as { code?: string }).code === '42P01';

/** The restore that has not ended. There can be an older one after the process of a restore was killed. */
export const openRestoreRun = `select ${restoreRunColumns} from restore_run where finished_at is null
  order by requested_at desc limit 1`;
