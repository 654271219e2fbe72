import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressOf, cacheNameOf, keptAt, playAddressOf } from './kept-address.ts';

const at = (path: string) => keptAt(new URL(path, 'https://oneness.example'));

it('finds a stored file by its playback URL', () => {
  const found = { address: addressOf('meditations/7'), cacheName: cacheNameOf('amara') };
  assert.deepEqual(at(playAddressOf('amara', 'meditations/7')), found);
});

it('returns undefined for a URL without an owner or outside the prefix', () => {
  assert.equal(at(addressOf('meditations/7')), undefined);
  assert.equal(at('/api/media/meditations/7?of=amara'), undefined);
});
