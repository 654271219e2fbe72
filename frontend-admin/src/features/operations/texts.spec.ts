import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { OperationsState, QueueState } from './api/operations.ts';
import { describeRestore } from './restore-texts.ts';
import { describeBackup, describeTask, formatTries, summarizeOperations } from './texts.ts';

const queue: QueueState = {
  ...{
    name: 'content',
    waiting: 0,
    active: 0,
    delayed: 0,
    failed: 0,
    oldestSeconds: 0,
    doneInLastMinute: 0,
    isAtLimit: false,
    isPaused: false,
    heldUntil: null,
    heldBy: null,
  },
};
const healthy: OperationsState = {
  checkedAt: '2026-11-26T12:00:00Z',
  version: '1.0.0',
  database: { busy: 1, max: 10, waiting: 0, bytes: 5_000_000, tables: [] },
  workers: { alive: 1, lastSeenSeconds: 2 },
  queues: { backend: 'postgresql', items: [queue], failedTasks: [] },
  outbox: { unpublished: 0, unpublishedSeconds: 0, open: 0, openSeconds: 0 },
  email: { limit: 120, minutes: [], waiting: 0, waitingSeconds: 0 },
  payments: { lastReceivedAt: null, open: 0, openSeconds: 0 },
  storage: { isBucket: false, usedBytes: 1, totalBytes: 10 },
  alerts: [],
  backup: {
    ...{ isConfigured: true, isRunning: false, failure: null, nextAt: '2026-11-27T02:30:00Z' },
    last: {
      name: 'b',
      finishedAt: '2026-11-26T02:31:00Z',
      sizeBytes: 2_500_000,
      ...{ verifiedAt: null, verificationFailure: null },
    },
    ...{ available: [], restore: null },
  },
};
const withQueue = (change: Partial<QueueState>): OperationsState => ({
  ...healthy,
  queues: { backend: 'redis', items: [{ ...queue, ...change }], failedTasks: [] },
});

it('a task has a name in words when its name is an identifier', () => {
  assert.equal(describeTask('RenameProfileWhenUserRenamed'), 'Rename profile when user renamed');
  assert.equal(describeTask('content.forget-presence'), 'Forget presence');
});

it('the backup is described with its size and with the reason of a failure', () => {
  const facts = describeBackup(healthy.backup).join(' ');
  assert.match(facts, /^Backups run every day\. Last backup: .*, 2\.5 MB Not checked yet Next backup: /);
  const failure = { failedAt: '2026-11-26T03:00:00Z', reason: 'The disk is full.' };
  const failed = { ...healthy, backup: { ...healthy.backup, failure } };
  assert.match(describeBackup(failed.backup)[1] ?? '', /The disk is full\.$/);
  assert.equal(summarizeOperations(failed).title, 'The last backup failed.');
  const last = {
    ...healthy.backup.last,
    verificationFailure: 'A part is missing.',
  } as OperationsState['backup']['last'];
  const unverified = { ...healthy, backup: { ...healthy.backup, last } };
  assert.match(describeBackup(unverified.backup).join(' '), /The check failed: A part is missing\./);
  assert.equal(summarizeOperations(unverified).title, 'The check of the last backup failed.');
  const old = { ...healthy, checkedAt: '2026-11-28T12:00:00Z' };
  assert.equal(summarizeOperations(old).title, 'The last backup is older than a day.');
});

it('a restore is described with its step, the reason of a repetition and its result', () => {
  const restore: NonNullable<OperationsState['backup']['restore']> = {
    ...{ id: 'r', kind: 'restore', step: 'files', requestedAt: '2026-11-26T12:00:00Z', dataAt: null, finishedAt: null },
    ...{ failure: null, undoId: null },
  };
  assert.match(describeRestore(restore).detail, /^Step 4 of 8: Restoring the files\. The site is read-only/);
  assert.equal(describeRestore({ ...restore, step: 'check' }).detail, 'Step 2 of 8: Checking the backup.');
  const waiting = describeRestore({ ...restore, step: 'payments', failure: 'Stripe does not respond.' });
  assert.deepEqual([waiting.tone, /Stripe does not respond\.$/.test(waiting.detail)], ['warning', true]);
  const finishedAt = '2026-11-26T12:10:00Z';
  assert.equal(describeRestore({ ...restore, kind: 'undo', step: 'done', finishedAt }).title, 'The restore is undone.');
  const failed = describeRestore({ ...restore, finishedAt, failure: 'The disk is full.' });
  assert.deepEqual([failed.tone, failed.title], ['error', 'The backup was not restored.']);
});

it('the summary shows the most urgent fact when there are several', () => {
  const title = (state: OperationsState) => summarizeOperations(state).title;
  assert.equal(title(healthy), 'Everything runs.');
  assert.equal(title(withQueue({ failed: 2 })), '2 tasks failed.');
  assert.equal(title(withQueue({ failed: 2, isPaused: true })), 'On hold: Content and counts.');
  assert.equal(title({ ...withQueue({ failed: 2 }), workers: { alive: 0, lastSeenSeconds: null } }), 'No worker runs.');
  assert.equal(title({ ...healthy, queues: null }), 'The queues do not respond.');
  assert.equal(
    title({ ...healthy, storage: { isBucket: false, usedBytes: 95, totalBytes: 100 } }),
    'The disk is almost full.',
  );
  const alert = { id: '1', title: 'Many emails bounce', detail: '', action: '', openedAt: '2026-11-26T11:00:00Z' };
  assert.equal(title({ ...healthy, alerts: [{ ...alert, overSince: null, closedAt: null }] }), 'Many emails bounce.');
  const overSince = '2026-11-26T11:20:00Z';
  assert.equal(title({ ...healthy, alerts: [{ ...alert, overSince, closedAt: null }] }), 'Everything runs.');
  assert.equal(title({ ...healthy, alerts: [{ ...alert, overSince, closedAt: overSince }] }), 'Everything runs.');
});

it('the tries have no limit when the task was tried more often than the limit', () => {
  const task = { id: '1', queue: 'mailing', task: 'send', recipient: null, reason: '' } as const;
  const failedAt = '2026-11-26T12:00:00Z';
  const show = (attempts: number) => formatTries({ ...task, attempts, maxAttempts: 8, failedAt, nextTryAt: null });
  assert.deepEqual([show(1), show(8), show(38)], ['1 of 8', '8 of 8', '38']);
});
