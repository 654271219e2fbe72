import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shareOrCopyLink } from './share-or-copy.ts';

const link = { title: 'The institute', text: 'Something to read', url: 'https://oneness.example/' };
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

function deviceWith(share?: () => Promise<void>) {
  const copied: string[] = [];
  return { copied, share, copy: async (text: string) => void copied.push(text) };
}

it('shares and does not copy when the device can share', async () => {
  const device = deviceWith(async () => undefined);
  assert.equal(await shareOrCopyLink(link, device), 'shared');
  assert.deepEqual(device.copied, []);
});

it('does not copy when the user closes the share dialog', async () => {
  const device = deviceWith(refuse('AbortError'));
  assert.equal(await shareOrCopyLink(link, device), 'left');
  assert.deepEqual(device.copied, []);
});

it('copies the URL when sharing is missing or denied', async () => {
  for (const share of [undefined, refuse('NotAllowedError')]) {
    const device = deviceWith(share);
    assert.equal(await shareOrCopyLink(link, device), 'copied');
    assert.deepEqual(device.copied, [link.url]);
  }
});

it("returns 'neither' when sharing and copying fail", async () => {
  assert.equal(await shareOrCopyLink(link, { copy: refuse('NotAllowedError') }), 'neither');
});
