import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shareOrCopy } from './share-or-copy.ts';

const link = { title: 'The institute', text: 'Something to read', url: 'https://oneness.example/' };
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

function deviceWith(share?: () => Promise<void>) {
  const copied: string[] = [];
  return { copied, share, copy: async (text: string) => void copied.push(text) };
}

it('shares where the device can, and copies nothing then', async () => {
  const device = deviceWith(async () => undefined);
  assert.equal(await shareOrCopy(link, device), 'shared');
  assert.deepEqual(device.copied, []);
});

it('leaves somebody alone who closed the choice', async () => {
  const device = deviceWith(refuse('AbortError'));
  assert.equal(await shareOrCopy(link, device), 'left');
  assert.deepEqual(device.copied, []);
});

it('copies the address where there is nothing to share with, or sharing is refused', async () => {
  for (const share of [undefined, refuse('NotAllowedError')]) {
    const device = deviceWith(share);
    assert.equal(await shareOrCopy(link, device), 'copied');
    assert.deepEqual(device.copied, [link.url]);
  }
});

it('says so where neither is to be had', async () => {
  assert.equal(await shareOrCopy(link, { copy: refuse('NotAllowedError') }), 'neither');
});
