import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  removeLastPage,
  getCurrentCursor,
  firstPageCursors,
  addNextPage,
  hasPreviousPage,
  formatPageRange,
} from './cursor-pages.ts';

it('returns to the previous cursors on back', () => {
  const third = addNextPage(addNextPage(firstPageCursors, 'a'), 'b');
  assert.equal(getCurrentCursor(third), 'b');
  assert.equal(getCurrentCursor(removeLastPage(third)), 'a');
  assert.equal(getCurrentCursor(removeLastPage(removeLastPage(third))), undefined);
});

it('stays on the first page when there is no previous page', () => {
  assert.equal(hasPreviousPage(firstPageCursors), false);
  assert.deepEqual(removeLastPage(firstPageCursors), firstPageCursors);
});

it('computes the range of rows from the page number', () => {
  assert.equal(formatPageRange(firstPageCursors, 20, 20, 1312), '1 to 20 of 1,312');
  assert.equal(formatPageRange(addNextPage(firstPageCursors, 'a'), 20, 3), '21 to 23');
});
