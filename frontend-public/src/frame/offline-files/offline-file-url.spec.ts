import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createOfflineCacheUrl, toCacheName, parsePlaybackUrl, playbackUrl } from './offline-file-url.ts';

const at = (path: string) => parsePlaybackUrl(new URL(path, 'https://oneness.example'));

it('a playback URL names a stored file', () => {
  const found = { address: createOfflineCacheUrl('meditations/7'), cacheName: toCacheName('amara') };
  assert.deepEqual(at(playbackUrl('amara', 'meditations/7')), found);
});

it('a URL without an owner or outside the prefix names no file', () => {
  assert.equal(at(createOfflineCacheUrl('meditations/7')), undefined);
  assert.equal(at('/api/media/meditations/7?of=amara'), undefined);
});
