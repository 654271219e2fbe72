import { formatDateTime } from '../../ui/format.ts';
import type { OperationsState } from './api/operations.ts';
import type { OperationsSummary } from './texts.ts';

type Restore = NonNullable<OperationsState['backup']['restore']>;
type Step = Restore['step'];

const stepTexts: Readonly<Record<Step, string>> = {
  requested: 'Waiting for a worker',
  check: 'Checking the backup',
  load: 'Restoring the data',
  files: 'Restoring the files',
  swap: 'Switching to the restored data',
  health: 'Checking the site',
  emails: 'Comparing emails, so that none is sent twice',
  payments: 'Comparing payments with Stripe',
  done: 'Done',
};

const stepsByKind: Readonly<Record<Restore['kind'], readonly Step[]>> = {
  restore: ['requested', 'check', 'load', 'files', 'swap', 'health', 'emails', 'payments'],
  undo: ['requested', 'load', 'swap', 'health', 'emails', 'payments'],
};

const writableSteps: readonly Step[] = ['requested', 'check'];

export const isRestoring = ({ restore }: OperationsState['backup']): boolean =>
  restore !== null && restore.finishedAt === null;

const describeData = ({ dataAt }: Restore): string => (dataAt ? ` of ${formatDateTime(dataAt)}` : '');

export function describeRestore(restore: Restore): OperationsSummary {
  const { kind, step, failure, finishedAt } = restore;
  const isUndo = kind === 'undo';
  if (finishedAt === null) {
    const steps = stepsByKind[kind];
    const detail = `Step ${steps.indexOf(step) + 1} of ${steps.length}: ${stepTexts[step]}.`;
    const title = isUndo ? 'The restore is being undone.' : `The backup${describeData(restore)} is being restored.`;
    const note = failure ?? (writableSteps.includes(step) ? undefined : 'The site is read-only meanwhile.');
    return { tone: failure ? 'warning' : 'info', title, detail: note ? `${detail} ${note}` : detail };
  }
  const at = formatDateTime(finishedAt);
  if (failure)
    return {
      tone: 'error',
      title: isUndo ? 'The restore was not undone.' : 'The backup was not restored.',
      detail: `Failed ${at}: ${failure}`,
    };
  return {
    tone: 'success',
    title: isUndo ? 'The restore is undone.' : `The data${describeData(restore)} is in use.`,
    detail: `${isUndo ? 'Undone' : 'Restored'} ${at}. Emails and payments are compared.`,
  };
}
