import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { hasStaffAccess, type StaffCheck } from './staff.ts';

const yes: StaffCheck = () => Promise.resolve(true);
const no: StaffCheck = () => Promise.resolve(false);
const down: StaffCheck = () => Promise.reject(new Error('away'));

it('anyStepGrants continues with the next check when one fails or denies', async (test) => {
  test.mock.method(console, 'warn', () => undefined);
  assert.equal(await hasStaffAccess([down, no, yes], 'amara'), true);
});

it('anyStepGrants stops at the first check that grants access', async () => {
  const last = mock.fn(no);
  await hasStaffAccess([yes, last], 'amara');
  assert.equal(last.mock.callCount(), 0);
});

it('anyStepGrants denies and logs each failure when every check fails', async (test) => {
  const log = test.mock.method(console, 'warn', () => undefined);
  assert.equal(await hasStaffAccess([down, down, down], 'amara'), false);
  assert.equal(log.mock.callCount(), 3);
});
