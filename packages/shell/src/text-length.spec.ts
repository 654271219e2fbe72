import assert from 'node:assert/strict';
import { it } from 'node:test';
import { textLength, tooLongMessage } from './text-length.ts';

it('counts an emoji as one character, with or without a variation selector', () => {
  assert.equal(textLength('a🌅❤️'), 3);
  assert.equal(textLength('é'.normalize('NFD')), 2);
});

it('reports the length when a text is too long', () => {
  assert.equal(tooLongMessage('🌅'.repeat(5000), 5000), undefined);
  assert.equal(tooLongMessage('a'.repeat(6500), 5000), '6,500 of 5,000 characters: shorten it by 1,500.');
});
