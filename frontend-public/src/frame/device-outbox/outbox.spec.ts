import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';
import { ApiProblem } from 'shell/api';
import { createEntryKey, listEntries, readEntry, storeEntry } from './entries.ts';
import {
  allowResend,
  readRejectedEntries,
  rejectedEntries,
  removeEntry,
  sendEntries,
  type OutboxKind,
} from './outbox.ts';

// Node has no IndexedDB, so the store logs a warning and holds the entries in memory.
mock.method(console, 'warn', () => undefined);

const invalid = new ApiProblem(400, { code: 'request.invalid', detail: 'Too long' });
let sent: [string, string, string][];
let fail: unknown;
let during: (() => Promise<unknown>) | undefined;

const texts: OutboxKind<string> = {
  kind: 'journal',
  version: (text) => text,
  async send(userId, id, text) {
    sent.push([userId, id, text]);
    await during?.();
    if (fail) throw fail as Error;
  },
};
const key = createEntryKey('journal', 'cleo', 'free-new');

beforeEach(async () => {
  [sent, fail, during] = [[], undefined, undefined];
  for (const [stored] of await listEntries()) await removeEntry(stored);
  await storeEntry(key, 'Mine');
});

it('sends the entries of the user and of this kind only, and removes them', async () => {
  await storeEntry(createEntryKey('journal', 'zoe', 'free-new'), 'Hers');
  await storeEntry(createEntryKey('journal', undefined, 'free-new'), 'Unknown');
  await storeEntry(createEntryKey('post', 'cleo', 'new'), 'Draft');
  assert.equal(await sendEntries(texts, 'cleo'), 1);
  assert.deepEqual(sent, [['cleo', 'free-new', 'Mine']]);
  assert.equal(await readEntry(key), undefined);
  assert.equal((await readEntry<string>(createEntryKey('journal', 'zoe', 'free-new')))?.value, 'Hers');
});

it('sends the entry of a visitor for the user who signed in, if its kind allows it', async () => {
  await storeEntry(createEntryKey('journal', undefined, 'visit'), 'Visitor');
  await sendEntries({ ...texts, assign: (_own, visitors) => visitors }, 'cleo');
  assert.deepEqual(sent.at(-1), ['cleo', 'visit', 'Visitor']);
  assert.equal(await readEntry(createEntryKey('journal', undefined, 'visit')), undefined);
});

it('sends a rejected entry again only when it changed or its user asks for it', async () => {
  fail = invalid;
  assert.equal(await sendEntries(texts, 'cleo'), 0);
  await sendEntries(texts, 'cleo');
  assert.equal(sent.length, 1);
  assert.deepEqual(rejectedEntries.get(), [{ key, why: invalid.message }]);
  await storeEntry(key, 'Shorter');
  await sendEntries(texts, 'cleo');
  assert.equal(sent.length, 2);
  fail = undefined;
  await allowResend(key);
  assert.deepEqual(rejectedEntries.get(), []);
  assert.equal(await sendEntries(texts, 'cleo'), 1);
});

it('retries after every error that is not final, and shows no refusal', async () => {
  const wrongUser = new ApiProblem(409, { code: 'request.other-user' });
  for (fail of [
    new TypeError('Failed to fetch'),
    new ApiProblem(503, {}),
    new ApiProblem(429, { code: 'l' }),
    wrongUser,
  ]) {
    sent = [];
    assert.equal(await sendEntries(texts, 'cleo'), 0);
    assert.equal(sent.length, 1);
    assert.equal((await readEntry<string>(key))?.value, 'Mine');
  }
  await readRejectedEntries('cleo');
  assert.deepEqual(rejectedEntries.get(), []);
});

it('stops at the first entry when the server is unreachable, but not when it fails for one', async () => {
  await storeEntry(createEntryKey('journal', 'cleo', 'second'), 'Second');
  fail = new TypeError('Failed to fetch');
  await sendEntries(texts, 'cleo');
  assert.equal(sent.length, 1);
  fail = new ApiProblem(503, {});
  await sendEntries(texts, 'cleo');
  assert.equal(sent.length, 3);
});

it('does not remove an entry that changed during the request', async () => {
  during = () => storeEntry(key, 'Mine, and more');
  await sendEntries(texts, 'cleo');
  assert.equal((await readEntry<string>(key))?.value, 'Mine, and more');
});

it('does not restore an entry that its user removed during the request', async () => {
  fail = invalid;
  during = () => removeEntry(key);
  await sendEntries(texts, 'cleo');
  assert.equal(await readEntry(key), undefined);
});

it('shares the run that waits for another one, so that a hanging request delays each call by one run at most', async () => {
  let answer = (): void => undefined;
  during = () => new Promise<void>((resolve) => (answer = resolve));
  const first = sendEntries(texts, 'cleo');
  while (sent.length === 0) await new Promise(setImmediate);
  const second = sendEntries(texts, 'cleo');
  assert.equal(sendEntries(texts, 'cleo'), second);
  assert.notEqual(sendEntries(texts, 'zoe'), second);
  await storeEntry(createEntryKey('journal', 'cleo', 'later'), 'Later');
  during = undefined;
  answer();
  assert.deepEqual([await first, await second], [1, 1]);
  assert.deepEqual(sent.at(-1), ['cleo', 'later', 'Later']);
  assert.notEqual(sendEntries(texts, 'cleo'), second);
});
