/** The live data is unchanged until `swap`, and the restored data is in use from `health` on. */
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

export const restoreKinds = ['restore', 'undo'] as const;
export type RestoreKind = (typeof restoreKinds)[number];

export interface RestoreRun {
  readonly id: string;
  readonly kind: RestoreKind;
  readonly backup: string | null;
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly step: RestoreStep;
  readonly dataAt: Date | null;
  readonly restorePoint: string | null;
  /** False when the site did not respond before the restore. */
  readonly checksSite: boolean;
  readonly finishedAt: Date | null;
  readonly failure: string | null;
}

export const restoreRunColumns = `id, kind, backup, requested_by as "requestedBy", requested_at as "requestedAt", step,
  data_at as "dataAt", restore_point as "restorePoint", checks_site as "checksSite", finished_at as "finishedAt", failure`;

export const isMissingTable = (error: unknown): boolean => (error as { code?: string }).code === '42P01';

/** A killed process can leave an older open run, so the newest run counts. */
export const openRestoreRunSql = `select ${restoreRunColumns} from restore_run where finished_at is null
  order by requested_at desc limit 1`;
