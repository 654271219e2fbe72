import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readAllPages } from './read-all-pages.ts';

it('loads all pages of a list in order', async () => {
  const pages = new Map([
    [undefined, { items: ['one', 'two'], nextCursor: 'b' }],
    ['b', { items: ['three'], nextCursor: 'c' }],
    ['c', { items: ['four'], nextCursor: null }],
  ]);
  const asked: (string | undefined)[] = [];
  const all = await readAllPages(({ cursor }) => {
    asked.push(cursor);
    return Promise.resolve(pages.get(cursor) ?? { items: [], nextCursor: null });
  });
  assert.deepEqual(all, ['one', 'two', 'three', 'four']);
  assert.deepEqual(asked, [undefined, 'b', 'c']);
});
