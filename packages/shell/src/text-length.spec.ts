import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lengthOf, tooLong } from './text-length.ts';

it('counts an emoji as one character, with or without a variation selector', () => {
  assert.equal(lengthOf('a🌅❤️'), 3);
  assert.equal(lengthOf('é'.normalize('NFD')), 2);
});

it('reports the length when a text is too long', () => {
  assert.equal(tooLong('🌅'.repeat(5000), 5000), undefined);
  assert.equal(tooLong('a'.repeat(6500), 5000), '6,500 of 5,000 characters: shorten it by 1,500.');
});
