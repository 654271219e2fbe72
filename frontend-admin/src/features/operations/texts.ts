import { formatFileSize } from '../files/file-types.ts';
import { capitalize, formatCount, formatDateTime, formatDuration } from '../../ui/format.ts';
import type { FailedTask, OperationsState, QueueState } from './api/operations.ts';

interface QueueText {
  label: string;
  onHold: string;
}

export const queueTexts: Readonly<Record<QueueState['name'], QueueText>> = {
  'auth-mail': { label: 'Sign-in emails', onHold: 'Members get no sign-in codes and no links for new passwords.' },
  billing: { label: 'Payments', onHold: 'Payments do not change memberships.' },
  'billing-mail': {
    label: 'Payment emails',
    onHold: 'Members get no receipts and no notices about payments, and administrators get no alerts.',
  },
  mailing: {
    label: 'Other emails',
    onHold: 'Members and subscribers get no other emails. Bounces are not counted, so no campaign pauses by itself.',
  },
  notices: {
    label: 'Notices to members',
    onHold: 'Members get no notices. Campaigns do not start, and automations wait.',
  },
  campaigns: { label: 'Campaigns', onHold: 'Campaigns and daily reflections are not sent.' },
  content: { label: 'Content and counts', onHold: 'Scheduled content does not appear, and counts are not updated.' },
  files: { label: 'Files', onHold: 'Uploaded files are not checked, and no backups are written.' },
};

export function describeTask(name: string): string {
  const words = name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ');
  return capitalize(words.toLowerCase());
}

/** A task of an event is tried until it succeeds, so the number can pass the limit. */
export const formatTries = ({ attempts, maxAttempts }: FailedTask): string =>
  attempts > maxAttempts ? String(attempts) : `${attempts} of ${maxAttempts}`;

export interface OperationsSummary {
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  detail: string;
}

const maxBackupAgeMs = 36 * 3_600_000;
const maxOutboxSeconds = 60;
const maxWebhookSeconds = 300;
const maxEmailSeconds = 600;
const maxDiskShare = 0.9;
const nothingIsLost = 'Nothing is lost.';

export const isDiskAlmostFull = ({ storage }: OperationsState): boolean =>
  storage.usedBytes > maxDiskShare * storage.totalBytes;

type Backup = OperationsState['backup'];

const isBackupOld = ({ isConfigured, isRunning, last }: Backup, checkedAt: string): boolean =>
  isConfigured && !isRunning && last !== null && Date.parse(checkedAt) - Date.parse(last.finishedAt) > maxBackupAgeMs;

export const isBackupGood = ({ isConfigured, failure, last }: Backup): boolean =>
  isConfigured && failure === null && !last?.verificationFailure;

const describeVerification = ({ verifiedAt, verificationFailure }: NonNullable<Backup['last']>): string => {
  if (verificationFailure) return `The check failed: ${verificationFailure}`;
  return verifiedAt ? `Checked: ${formatDateTime(verifiedAt)}` : 'Not checked yet';
};

export function describeBackup({ isConfigured, isRunning, last, failure, nextAt }: Backup): string[] {
  if (!isConfigured) return ['Backups are not set up.', 'Ask the people who run the server.'];
  const state = isRunning ? 'A backup runs.' : failure ? 'The last backup failed.' : last && 'Backups run every day.';
  return [
    state ?? 'No backup yet.',
    ...(failure ? [`${formatDateTime(failure.failedAt)}: ${failure.reason}`] : []),
    ...(last
      ? [
          `Last backup: ${formatDateTime(last.finishedAt)}, ${formatFileSize(last.sizeBytes)}`,
          describeVerification(last),
        ]
      : []),
    ...(nextAt ? [`Next backup: ${formatDateTime(nextAt)}`] : []),
  ];
}

type Check = (state: OperationsState) => OperationsSummary | false;

const isOnHold = (state: OperationsState) => state.queues?.items.filter(({ isPaused }) => isPaused) ?? [];
const countFailed = (state: OperationsState) => state.queues?.items.reduce((sum, { failed }) => sum + failed, 0) ?? 0;

/** Ordered by urgency, because the page shows only the first check that applies. */
const checks: readonly Check[] = [
  ({ queues }) =>
    queues === null && {
      tone: 'error',
      title: 'The queues do not respond.',
      detail: `Emails, payments and schedules wait. ${nothingIsLost} Ask the people who run the server.`,
    },
  ({ workers }) =>
    workers.alive === 0 && {
      tone: 'error',
      title: 'No worker runs.',
      detail: `Emails, payments and schedules wait. ${nothingIsLost} Ask the people who run the server to start one.`,
    },
  ({ outbox }) =>
    outbox.unpublishedSeconds > maxOutboxSeconds && {
      tone: 'warning',
      title: 'Changes are passed on later than usual.',
      detail: `${formatCount(outbox.unpublished, 'change')} ${outbox.unpublished === 1 ? 'waits' : 'wait'}, the oldest for ${formatDuration(outbox.unpublishedSeconds)}. ${nothingIsLost}`,
    },
  (state) => {
    const held = isOnHold(state);
    return (
      held.length > 0 && {
        tone: 'warning',
        title: `On hold: ${held.map(({ name }) => queueTexts[name].label).join(', ')}.`,
        detail: held.map(({ name }) => queueTexts[name].onHold).join(' '),
      }
    );
  },
  (state) =>
    countFailed(state) > 0 && {
      tone: 'warning',
      title: `${formatCount(countFailed(state), 'task')} failed.`,
      detail: 'Read what went wrong below. Then try again, or drop what is no longer needed.',
    },
  ({ payments }) =>
    payments.openSeconds > maxWebhookSeconds && {
      tone: 'warning',
      title: 'Payments are processed later than usual.',
      detail: `${formatCount(payments.open, 'report')} of Stripe not processed yet, the oldest ${formatDuration(payments.openSeconds)} old. ${nothingIsLost}`,
    },
  ({ email }) =>
    email.waitingSeconds > maxEmailSeconds && {
      tone: 'warning',
      title: 'Emails are sent later than usual.',
      detail: `The oldest waits for ${formatDuration(email.waitingSeconds)}. ${nothingIsLost}`,
    },
  (state) =>
    isDiskAlmostFull(state) && {
      tone: 'warning',
      title: 'The disk is almost full.',
      detail: 'Ask the people who run the server for more space.',
    },
  ({ alerts }) => {
    const open = alerts.filter(({ overSince, closedAt }) => overSince === null && closedAt === null);
    return (
      open[0] !== undefined && {
        tone: 'warning',
        title: open.length === 1 ? `${open[0].title}.` : `${open.length} alerts are open.`,
        detail: open.length === 1 ? `${open[0].detail} ${open[0].action}` : 'Read what to do below.',
      }
    );
  },
  ({ backup }) =>
    backup.failure !== null && {
      tone: 'warning',
      title: 'The last backup failed.',
      detail: `${backup.failure.reason} Show this to the people who run the server.`,
    },
  ({ backup }) =>
    Boolean(backup.last?.verificationFailure) && {
      tone: 'warning',
      title: 'The check of the last backup failed.',
      detail: `${backup.last?.verificationFailure} Show this to the people who run the server.`,
    },
  ({ backup, checkedAt }) =>
    isBackupOld(backup, checkedAt) && {
      tone: 'warning',
      title: 'The last backup is older than a day.',
      detail: 'Start one below, or ask the people who run the server.',
    },
  ({ queues }) =>
    (queues?.failedTasks.length ?? 0) > 0 && {
      tone: 'info',
      title: 'Some tasks failed and are tried again by themselves.',
      detail: 'You need not do anything.',
    },
];

export function summarizeOperations(state: OperationsState): OperationsSummary {
  for (const check of checks) {
    const found = check(state);
    if (found) return found;
  }
  return { tone: 'success', title: 'Everything runs.', detail: 'You need not do anything.' };
}
