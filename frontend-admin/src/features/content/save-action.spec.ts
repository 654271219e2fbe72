import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { EditSession } from './edit-session.ts';
import { runSaveAction, type SaveAction } from './save-action.ts';

const later = '2030-03-06T19:00:00.000Z';
const none = { publishAt: null, unpublishAt: null };
const draft = { status: 'draft', ...none } as const;
const published = { status: 'published', ...none } as const;

async function callsOf(
  action: SaveAction,
  row: Parameters<typeof runSaveAction>[1],
  schedule = {},
): Promise<unknown[]> {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      Promise.resolve(calls.push([name, ...given]));
  const session = {
    save: (_values: unknown, publication: unknown) => note('save')(publication),
    saveDraft: () => note('saveDraft')(),
    setPublication: note('setPublication'),
  } as unknown as EditSession;
  await runSaveAction(session, row, { action, values: {}, schedule: { ...none, ...schedule } });
  return calls;
}

it('publishes a new and a published item when the editor saves it', async () => {
  assert.deepEqual(await callsOf('save', undefined), [['save', { status: 'published' }]]);
  assert.deepEqual(await callsOf('save', published), [['save', { status: 'published' }]]);
});

it('schedules instead when a time is given, and publishes at once when the time is removed', async () => {
  assert.deepEqual(await callsOf('save', undefined, { publishAt: later }), [['save', { publishAt: later }]]);
  assert.deepEqual(await callsOf('save', { ...published, publishAt: later }), [
    ['save', { status: 'published', publishAt: null }],
  ]);
});

it('does not publish a draft when the editor saves it', async () => {
  assert.deepEqual(await callsOf('save', draft), [['saveDraft']]);
  assert.deepEqual(await callsOf('save', draft, { publishAt: later, unpublishAt: later }), [
    ['saveDraft'],
    ['setPublication', { publishAt: later, unpublishAt: later }],
  ]);
  assert.deepEqual(await callsOf('save', { ...draft, publishAt: later }), [
    ['saveDraft'],
    ['setPublication', { publishAt: null }],
  ]);
});

it('schedules a draft of a new or a published item when a time is given', async () => {
  for (const row of [undefined, published])
    assert.deepEqual(await callsOf('draft', row, { publishAt: later }), [
      ['saveDraft'],
      ['setPublication', { publishAt: later }],
    ]);
  assert.deepEqual(await callsOf('draft', undefined), [['saveDraft']]);
});

it('publishes a draft and unpublishes a published item on request', async () => {
  assert.deepEqual(await callsOf('publish', draft), [['save', { status: 'published' }]]);
  assert.deepEqual(await callsOf('unpublish', published), [['saveDraft'], ['setPublication', { status: 'draft' }]]);
});
