import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitColumnsByWidth, type TableSize } from './split-columns-by-width.ts';

const columns: { title: string; from?: TableSize }[] = [
  { title: 'Member' },
  { title: 'Email', from: 'wide' },
  { title: 'Plan' },
  { title: 'Joined', from: 'medium' },
];

const titles = (room: TableSize) => {
  const { own, folded } = splitColumnsByWidth(columns, room);
  return { own: own.map(({ title }) => title), folded: folded.map(({ title }) => title) };
};

it('folds a column only when there is no space, and drops none', () => {
  assert.deepEqual(titles('wide'), { own: ['Member', 'Email', 'Plan', 'Joined'], folded: [] });
  assert.deepEqual(titles('medium'), { own: ['Member', 'Plan', 'Joined'], folded: ['Email'] });
  assert.deepEqual(titles('narrow'), { own: ['Member', 'Plan'], folded: ['Email', 'Joined'] });
});
