import assert from 'node:assert/strict';
import { it } from 'node:test';
import { replayAvailableByText, computeCircleStep, timeUntilStartText } from './circle-step.ts';

const circle = { startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T15:30:00Z' };
const stepAt = (time: string) => computeCircleStep(circle, new Date(`2026-11-28T${time}Z`));

it('a circle opens for joining ten minutes before its start and is live until its end', () => {
  assert.equal(stepAt('13:49:59'), 'upcoming');
  assert.equal(stepAt('13:50:00'), 'open');
  assert.equal(stepAt('14:00:00'), 'live');
  assert.equal(stepAt('15:29:59'), 'live');
  assert.equal(stepAt('15:30:00'), 'ended');
});

it('shows the time until the start in days, hours or minutes', () => {
  const words = [
    ['2026-11-22T10:00:00Z', 'in 6 days and 4 hours'],
    ['2026-11-27T14:00:00Z', 'in 1 day'],
    ['2026-11-28T08:30:00Z', 'in 5 hours'],
    ['2026-11-28T13:00:00Z', 'in 1 hour'],
    ['2026-11-28T13:20:00Z', 'in 40 minutes'],
    ['2026-11-28T13:59:30Z', 'in 1 minute'],
  ] as const;
  for (const [now, expected] of words) assert.equal(timeUntilStartText(circle.startsAt, new Date(now)), expected);
});

it('announces a replay until the Monday after the end', () => {
  const monday = 'The replay will be here by Monday';
  assert.equal(replayAvailableByText('2026-11-28T15:30:00Z', new Date('2026-11-30T12:00:00Z')), monday);
  assert.equal(replayAvailableByText('2026-11-28T15:30:00Z', new Date('2026-12-01T00:00:00Z')), '');
  assert.equal(replayAvailableByText('2026-11-30T15:30:00Z', new Date('2026-12-07T12:00:00Z')), monday);
});
