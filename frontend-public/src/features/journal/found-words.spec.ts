import assert from 'node:assert/strict';
import { it } from 'node:test';
import { foundInWords } from './found-words.ts';

it('shows how many of all entries contain the search text', () => {
  const found = { count: 3, areMore: false, total: 38, q: 'brother' };
  assert.equal(foundInWords(found), '3 of 38 entries hold “brother”.');
  assert.equal(foundInWords({ ...found, count: 1, total: 1 }), '1 of 1 entry holds “brother”.');
  assert.equal(foundInWords({ ...found, count: 30, areMore: true }), 'More than 30 of 38 entries hold “brother”.');
  assert.equal(foundInWords({ ...found, q: '' }), '38 entries.');
});
