import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { anyStepGrants, type StaffStep } from './staff.ts';

const yes: StaffStep = () => Promise.resolve(true);
const no: StaffStep = () => Promise.resolve(false);
const down: StaffStep = () => Promise.reject(new Error('away'));

it('goes on to the next step when one fails or says no', async (test) => {
  test.mock.method(console, 'warn', () => undefined);
  assert.equal(await anyStepGrants([down, no, yes], 'amara'), true);
});

it('asks nobody further once one has said yes', async () => {
  const last = mock.fn(no);
  await anyStepGrants([yes, last], 'amara');
  assert.equal(last.mock.callCount(), 0);
});

it('denies when every step fails, and writes each failure down', async (test) => {
  const log = test.mock.method(console, 'warn', () => undefined);
  assert.equal(await anyStepGrants([down, down, down], 'amara'), false);
  assert.equal(log.mock.callCount(), 3);
});
