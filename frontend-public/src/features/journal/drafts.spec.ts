import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { ApiProblem } from 'shell/api';
import { createEntryKey, storeEntry } from '../../frame/device-outbox/entries.ts';
import type { JournalEntrySource } from './api/journal.ts';
import { resolveRejection, sendJournalDrafts, type EntryDraft } from './drafts.ts';

// Node has no IndexedDB, so the store logs a warning and holds the entries in memory.
mock.method(console, 'warn', () => undefined);

const free: JournalEntrySource = { source: 'free' };
const today: JournalEntrySource = { source: 'reflection', sourceId: 'r' };
const stale = (text: string) => new ApiProblem(409, { entry: { id: 'e', version: 2, text } });
const words = (values: Partial<EntryDraft> = {}): EntryDraft => ({
  ...{ text: 'Mine', entry: { id: 'e', version: 1 }, clientId: 'c' },
  ...values,
});

it('treats a draft as stored when the server already has its text', () => {
  assert.equal(resolveRejection(stale('Mine'), words(), today), 'stored');
});

it('continues an entry that was stored without a received response', () => {
  const sent = words({ entry: undefined, sentText: 'Mi' });
  assert.deepEqual(resolveRejection(stale('Mi'), sent, today), { ...sent, entry: { id: 'e', version: 2 } });
});

it('leaves a conflict of two texts to the user', () => {
  assert.equal(resolveRejection(stale('From elsewhere'), words(), today), undefined);
  assert.equal(resolveRejection(stale('From elsewhere'), words({ entry: undefined }), today), undefined);
});

it('creates a new entry when the free entry was changed or the entry was deleted elsewhere', () => {
  for (const [error, about] of [
    [stale('From elsewhere'), free],
    [new ApiProblem(404, { code: 'practice.no-such-entry' }), today],
  ] as const) {
    const next = resolveRejection(error, words(), about);
    assert.ok(typeof next === 'object');
    assert.deepEqual([next.text, next.entry], ['Mine', undefined]);
    assert.notEqual(next.clientId, 'c');
  }
});

it('leaves a draft unchanged when the server is unavailable or rejects it', () => {
  for (const error of [new TypeError('Failed to fetch'), new ApiProblem(503, {}), new ApiProblem(400, {})])
    assert.equal(resolveRejection(error, words(), free), undefined);
});

it('leaves a draft unchanged after a 404 that is not from the API', () => {
  assert.equal(resolveRejection(new ApiProblem(404, '<html>'), words(), today), undefined);
});

it('waits at most 3 seconds for drafts to be sent, and reports that they reached the server later', async () => {
  let answer = (_: Response): void => undefined;
  const asked = mock.method(globalThis, 'fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await storeEntry(createEntryKey('journal', 'cleo', 'reflection-r'), words());
  mock.timers.enable({ apis: ['setTimeout'] });
  const onLateChange = mock.fn();
  const sending = sendJournalDrafts('cleo', onLateChange);
  while (asked.mock.callCount() === 0) await new Promise(setImmediate);
  mock.timers.tick(3_000);
  await sending;
  assert.equal(onLateChange.mock.callCount(), 0);
  answer(Response.json({ id: 'e', version: 2, text: 'Mine' }));
  while (onLateChange.mock.callCount() === 0) await new Promise(setImmediate);
  await sendJournalDrafts('cleo', onLateChange);
  assert.equal(onLateChange.mock.callCount(), 1);
  mock.timers.reset();
});
