import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitParagraphs, readingMinutes } from './paragraphs.ts';

it('splits a text at its empty lines', () => {
  assert.deepEqual(splitParagraphs('One.\nStill one.\n\n \nTwo.\n'), ['One.\nStill one.', 'Two.']);
});

it('counts at least one minute for a short text', () => {
  assert.equal(readingMinutes('Be still.'), 1);
  assert.equal(readingMinutes('word '.repeat(400)), 2);
});
