import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listEveningsAtInterval, listSolsticesAndEquinoxes } from './evenings.ts';

const dates = (evenings: Date[]) => evenings.map((evening) => evening.toISOString().slice(0, 10));

it('evenings are counted from the current day', () => {
  assert.deepEqual(dates(listEveningsAtInterval(new Date('2026-11-25T12:00:00Z'), 3, 7)), [
    '2026-11-25',
    '2026-12-02',
    '2026-12-09',
  ]);
});

it('the next four turnings of the year continue across its end', () => {
  assert.deepEqual(dates(listSolsticesAndEquinoxes(new Date('2026-11-21T12:00:00Z'))), [
    '2026-12-21',
    '2027-03-21',
    '2027-06-21',
    '2027-09-21',
  ]);
});
