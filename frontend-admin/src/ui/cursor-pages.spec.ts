import assert from 'node:assert/strict';
import { it } from 'node:test';
import { previousPage, currentCursor, firstPage, nextPage, hasPrevious, formatRange } from './cursor-pages.ts';

it('returns to the previous cursors on back', () => {
  const third = nextPage(nextPage(firstPage, 'a'), 'b');
  assert.equal(currentCursor(third), 'b');
  assert.equal(currentCursor(previousPage(third)), 'a');
  assert.equal(currentCursor(previousPage(previousPage(third))), undefined);
});

it('stays on the first page when there is no previous page', () => {
  assert.equal(hasPrevious(firstPage), false);
  assert.deepEqual(previousPage(firstPage), firstPage);
});

it('computes the range of rows from the page number', () => {
  assert.equal(formatRange(firstPage, 20, 20, 1312), '1 to 20 of 1,312');
  assert.equal(formatRange(nextPage(firstPage, 'a'), 20, 3), '21 to 23');
});
