import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from 'shell/api';
import type { Source } from './api/journal.ts';
import type { KeptWords } from './kept-words.ts';
import { afterRefusal } from './send-words.ts';

const free: Source = { source: 'free' };
const today: Source = { source: 'reflection', sourceId: 'r' };
const stale = (text: string) => new ApiProblem(409, { entry: { id: 'e', version: 2, text } });
const words = (values: Partial<KeptWords> = {}): KeptWords => ({
  ...{ text: 'Mine', entry: { id: 'e', version: 1 }, clientId: 'c' },
  ...values,
});

it('takes words that are there already for stored', () => {
  assert.equal(afterRefusal(stale('Mine'), words(), today), 'stored');
});

it('goes on from words of its own that were stored without an answer', () => {
  const sent = words({ entry: undefined, sentText: 'Mi' });
  assert.deepEqual(afterRefusal(stale('Mi'), sent, today), { ...sent, entry: { id: 'e', version: 2 } });
});

it('leaves both texts of one place to their writer', () => {
  assert.equal(afterRefusal(stale('From elsewhere'), words(), today), undefined);
  assert.equal(afterRefusal(stale('From elsewhere'), words({ entry: undefined }), today), undefined);
});

it('makes an entry of their own of words whose entry changed or went elsewhere', () => {
  for (const [error, about] of [
    [stale('From elsewhere'), free],
    [new ApiProblem(404, { code: 'practice.no-such-entry' }), today],
  ] as const) {
    const next = afterRefusal(error, words(), about);
    assert.ok(typeof next === 'object');
    assert.deepEqual([next.text, next.entry], ['Mine', undefined]);
    assert.notEqual(next.clientId, 'c');
  }
});

it('lets words wait for a server that is unwell, and those it refuses stay for their writer', () => {
  for (const error of [new TypeError('Failed to fetch'), new ApiProblem(503, {}), new ApiProblem(400, {})])
    assert.equal(afterRefusal(error, words(), free), undefined);
});

it('leaves words as they are where something other than the API answers 404', () => {
  assert.equal(afterRefusal(new ApiProblem(404, '<html>'), words(), today), undefined);
});
