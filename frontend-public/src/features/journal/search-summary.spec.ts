import assert from 'node:assert/strict';
import { it } from 'node:test';
import { searchSummary } from './search-summary.ts';

it('shows how many of all entries contain the search text', () => {
  const found = { count: 3, areMore: false, total: 38, q: 'brother' };
  assert.equal(searchSummary(found), '3 of 38 entries contain “brother”.');
  assert.equal(searchSummary({ ...found, count: 1, total: 1 }), '1 of 1 entry contains “brother”.');
  assert.equal(searchSummary({ ...found, count: 30, areMore: true }), 'More than 30 of 38 entries contain “brother”.');
  assert.equal(searchSummary({ ...found, q: '' }), '38 entries.');
});
