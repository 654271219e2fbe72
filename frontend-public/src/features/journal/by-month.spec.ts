import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { JournalEntry } from './api/journal.ts';
import { groupEntriesByMonth, splitAtMatches } from './by-month.ts';

const entryOf = (writtenAt: string) => ({ writtenAt }) as JournalEntry;

it('groups entries by month in the user’s time zone', () => {
  const entries = ['2026-11-22T12:00:00Z', '2026-11-01T00:30:00Z', '2026-10-02T12:00:00Z'].map(entryOf);
  const sizes = (zone: string) =>
    groupEntriesByMonth(entries, zone).map(({ name, entries: { length } }) => [name, length]);
  assert.deepEqual(sizes('Africa/Lagos'), [
    ['November 2026', 2],
    ['October 2026', 1],
  ]);
  assert.deepEqual(sizes('America/New_York'), [
    ['November 2026', 1],
    ['October 2026', 2],
  ]);
});

it('splits a text at the search hits in any case and with special characters', () => {
  assert.deepEqual(splitAtMatches('My Brother, brother?', 'brother'), ['My ', 'Brother', ', ', 'brother', '?']);
  assert.deepEqual(splitAtMatches('a.b', '.'), ['a', '.', 'b']);
  assert.deepEqual(splitAtMatches('nothing', ''), ['nothing']);
});
