import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getReplyDueStatus } from './due-status.ts';

const inquiry = {
  status: 'open',
  receivedAt: '2026-11-21T12:00:00.000Z',
  dueAt: '2026-11-22T12:00:00.000Z',
  answeredAt: null,
} as const;
const at = (time: string) => Date.parse(`2026-11-${time}:00.000Z`);

it('shows the remaining time and highlights the last four hours', () => {
  assert.deepEqual(getReplyDueStatus(inquiry, at('22T07:00')), { words: 'due in 5 h', tone: 'calm' });
  assert.deepEqual(getReplyDueStatus(inquiry, at('22T11:30')), { words: 'due in 30 min', tone: 'soon' });
});

it('shows the overdue time when the due time has passed', () => {
  assert.deepEqual(getReplyDueStatus(inquiry, at('22T15:00')), { words: 'overdue by 3 h', tone: 'late' });
});

it('shows no due time when the inquiry is answered or closed', () => {
  const answered = { ...inquiry, status: 'answered', answeredAt: '2026-11-21T15:00:00.000Z' } as const;
  assert.deepEqual(getReplyDueStatus(answered, at('30T12:00')), { words: 'answered after 3 h', tone: 'over' });
  assert.equal(getReplyDueStatus({ ...inquiry, status: 'closed' }, at('30T12:00')), undefined);
});
