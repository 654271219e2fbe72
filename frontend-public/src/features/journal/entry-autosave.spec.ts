import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { createEntryKey, readEntry, storeEntry } from '../../frame/device-outbox/entries.ts';
import { EntryAutosave } from './entry-autosave.ts';
import type { EntryDraft } from './drafts.ts';
import type { JournalEntry } from './api/journal.ts';

// Node has no IndexedDB, so the store logs a warning and holds the entries in memory.
mock.method(console, 'warn', () => undefined);
Object.assign(globalThis, { document: new EventTarget(), addEventListener: () => undefined });

const key = createEntryKey('journal', 'cleo', 'reflection-r');
const old = { id: 'e', version: 1, text: 'Old' } as JournalEntry;
const draft: EntryDraft = { text: 'Mine', entry: { id: 'e', version: 1 }, clientId: 'c' };

let puts: { text: string; version: number }[];
let respond: (put: { text: string; version: number }) => Response | Promise<Response>;
mock.method(globalThis, 'fetch', async (request: Request) => {
  const put = (await request.json()) as { text: string; version: number };
  puts.push(put);
  return respond(put);
});
const accept = ({ text, version }: { text: string; version: number }): Response =>
  Response.json({ ...old, text, version: version + 1 });

let endSending: () => void;
let stop: () => void;

beforeEach(async () => {
  puts = [];
  respond = accept;
  await storeEntry(key, draft);
  await new Promise<void>((held) => {
    const sending = new Promise<void>((resolve) => (endSending = resolve));
    void navigator.locks.request(key, () => (held(), sending));
  });
});
afterEach(() => {
  endSending();
  stop();
});

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise(setImmediate);
};

async function untilStored(text: string | undefined): Promise<void> {
  while ((await readEntry<EntryDraft>(key))?.value.text !== text) await new Promise(setImmediate);
}

function open(): EntryAutosave {
  const field = new EntryAutosave('cleo', { source: 'reflection', sourceId: 'r' }, old);
  stop = field.start();
  return field;
}

it('shows the draft of this device and saves it while the outbox is still sending it', async () => {
  const field = open();
  await until(() => field.state.save.is === 'saved');
  assert.equal(field.state.text, 'Mine');
  assert.deepEqual(puts, [{ text: 'Mine', version: 1 }]);
  await untilStored(undefined);
});

it('counts the draft as saved when the outbox delivered the same text first', async () => {
  respond = () => Response.json({ code: 'x', entry: { ...old, text: 'Mine', version: 2 } }, { status: 409 });
  const field = open();
  await until(() => field.state.save.is === 'saved');
  field.write('Mine, and more');
  respond = accept;
  await field.save();
  assert.deepEqual(puts.at(-1), { text: 'Mine, and more', version: 2 });
});

it('keeps what the user adds while the draft is being sent', async () => {
  let answer = (): void => undefined;
  respond = (put) => new Promise<Response>((resolve) => (answer = () => resolve(accept(put))));
  const field = open();
  await until(() => puts.length === 1);
  field.write('Mine, and more');
  await untilStored('Mine, and more');
  respond = accept;
  answer();
  await field.save();
  assert.deepEqual(puts.at(-1), { text: 'Mine, and more', version: 2 });
  assert.equal(field.state.save.is, 'saved');
});

it('shows a conflict when another device has changed the entry since the draft was written', async () => {
  await storeEntry(key, { ...draft, entry: { id: 'e', version: 0 } });
  const field = open();
  await until(() => field.state.save.is === 'conflict');
  assert.equal(field.state.text, 'Mine');
  assert.deepEqual(puts, []);
});
