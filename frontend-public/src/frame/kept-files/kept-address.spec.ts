import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressOf, cacheNameOf, keptAt, playAddressOf } from './kept-address.ts';

const at = (path: string) => keptAt(new URL(path, 'https://oneness.example'));

it('a playback URL names a stored file', () => {
  const found = { address: addressOf('meditations/7'), cacheName: cacheNameOf('amara') };
  assert.deepEqual(at(playAddressOf('amara', 'meditations/7')), found);
});

it('a URL without an owner or outside the prefix names no file', () => {
  assert.equal(at(addressOf('meditations/7')), undefined);
  assert.equal(at('/api/media/meditations/7?of=amara'), undefined);
});
