import assert from 'node:assert/strict';
import { it } from 'node:test';
import { back, cursorOf, firstPage, forward, hasPrevious, rangeLine } from './cursor-pages.ts';

it('returns to the previous cursors on back', () => {
  const third = forward(forward(firstPage, 'a'), 'b');
  assert.equal(cursorOf(third), 'b');
  assert.equal(cursorOf(back(third)), 'a');
  assert.equal(cursorOf(back(back(third))), undefined);
});

it('stays on the first page when there is no previous page', () => {
  assert.equal(hasPrevious(firstPage), false);
  assert.deepEqual(back(firstPage), firstPage);
});

it('computes the range of rows from the page number', () => {
  assert.equal(rangeLine(firstPage, 20, 20, 1312), '1 to 20 of 1,312');
  assert.equal(rangeLine(forward(firstPage, 'a'), 20, 3), '21 to 23');
});
