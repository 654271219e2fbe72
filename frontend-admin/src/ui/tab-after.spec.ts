import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tabAfter } from './tab-after.ts';

it('goes round at both ends', () => {
  assert.equal(tabAfter('ArrowRight', 5, 6), 0);
  assert.equal(tabAfter('ArrowLeft', 0, 6), 5);
});

it('jumps to the ends and leaves every other key alone', () => {
  assert.equal(tabAfter('Home', 3, 6), 0);
  assert.equal(tabAfter('End', 3, 6), 5);
  assert.equal(tabAfter('Tab', 3, 6), -1);
});
