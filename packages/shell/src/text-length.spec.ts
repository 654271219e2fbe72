import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countCharacters, getTooLongMessage } from './text-length.ts';

it('counts an emoji as one character, with or without a variation selector', () => {
  assert.equal(countCharacters('a🌅❤️'), 3);
  assert.equal(countCharacters('é'.normalize('NFD')), 2);
});

it('reports the length when a text is too long', () => {
  assert.equal(getTooLongMessage('🌅'.repeat(5000), 5000), undefined);
  assert.equal(getTooLongMessage('a'.repeat(6500), 5000), '6,500 of 5,000 characters: shorten it by 1,500.');
});
