import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeChange, toDateChange } from './date-change.ts';

const date = {
  zone: 'America/New_York',
  startsAt: '2026-12-03T00:00:00.000Z',
  endsAt: '2026-12-03T01:00:00.000Z',
  originalStart: '2026-12-03T00:00:00.000Z',
  originalEnd: '2026-12-03T01:00:00.000Z',
  note: null,
  isCancelled: false,
};
const typed = { startsAt: '2026-12-02T20:00:00', endsAt: '2026-12-02T21:00:00', scope: 'one' as const };

it('moves a date to the typed time in the time zone of the event', () => {
  const change = toDateChange(date, 'change', { ...typed, note: ' Later ' });
  const times = { startsAt: '2026-12-03T01:00:00.000Z', endsAt: '2026-12-03T02:00:00.000Z' };
  assert.deepEqual(change, { is: 'moved', scope: 'one', ...times, note: 'Later' });
  assert.deepEqual(describeChange(date, change), { notifies: true, isChange: true });
});

it('notifies no one when only the note changes', () => {
  const usual = { ...typed, startsAt: '2026-12-02T19:00:00', endsAt: '2026-12-02T20:00:00' };
  const noted = toDateChange(date, 'change', { ...usual, note: 'Bring a blanket' });
  assert.deepEqual(describeChange(date, noted), { notifies: false, isChange: true });
  assert.deepEqual(describeChange(date, toDateChange(date, 'change', usual)), { notifies: false, isChange: false });
});

it('is incomplete while a time is missing', () => {
  assert.equal(toDateChange(date, 'change', { ...typed, endsAt: undefined }), undefined);
});

it('moves a date back to its usual time, and restores a cancelled one', () => {
  const moved = { ...date, isMoved: true, startsAt: '2026-12-03T01:00:00.000Z' };
  assert.equal(toDateChange(moved, 'usual', typed)?.is, 'moved');
  assert.deepEqual(toDateChange({ ...date, isCancelled: true }, 'usual', typed), { is: 'restored' });
});

it('cancels one date, or a date and all later ones', () => {
  for (const scope of ['one', 'later'] as const) {
    const change = toDateChange(date, 'cancel', { ...typed, scope });
    assert.deepEqual(change, { is: 'cancelled', scope, note: null });
  }
});
