import assert from 'node:assert/strict';
import { it } from 'node:test';
import { convertOldRow } from './move-old-rows.ts';

const cleo = 'c1e00000-0000-4000-8000-000000000001';
it('converts a sit with its owner, and one of a visitor without', () => {
  const sit = { clientId: 'c', seconds: 90 };
  assert.deepEqual(convertOldRow('waiting', 'c', { sit, owner: cleo, runsAt: 5 }), [
    [`sit:${cleo}:c`, { value: { sit, runsAt: 5 } }],
  ]);
  assert.deepEqual(convertOldRow('waiting', 'c', { sit }), [['sit::c', { value: { sit } }]]);
});

it('converts a position by the owner in its row, in the three forms of its key', () => {
  const value = { positionSec: 40, playedAt: '2026-11-22T12:00:00.000Z' };
  for (const key of [`${cleo}/m`, '/m', 'm'])
    assert.deepEqual(convertOldRow('places', key, { ...value, owner: cleo }), [[`position:${cleo}:m`, { value }]]);
  assert.deepEqual(convertOldRow('places', '/m', value), [['position::m', { value }]]);
});

it('converts progress, drafts and rejected entries under the id of their user', () => {
  const owned = (key: string, row: Record<string, unknown>) => convertOldRow('keyval', key, row);
  assert.deepEqual(owned(`oneness-progress-${cleo}`, { 'lessons/l': { a: 1 }, 'replays/r': { b: 2 } }), [
    [`progress:${cleo}:lessons/l`, { value: { a: 1 } }],
    [`progress:${cleo}:replays/r`, { value: { b: 2 } }],
  ]);
  assert.deepEqual(owned(`oneness-journal-${cleo}-free-new-x`, { text: 'Mine' }), [
    [`journal:${cleo}:free-new-x`, { value: { text: 'Mine' } }],
  ]);
  assert.deepEqual(owned(`oneness-forum-${cleo}-new`, { text: 'Ours' }), [
    [`post:${cleo}:new`, { value: { text: 'Ours' } }],
  ]);
  const refused = { version: '1', why: 'No' };
  for (const [kind, item, key] of [
    ['sit', 'c', 'sit:c'],
    ['words', `oneness-journal-${cleo}-free-new`, 'journal:free-new'],
    ['film', 'lessons/l', 'progress:lessons/l'],
    ['meditation', `${cleo}/m`, 'position:m'],
  ] as const)
    assert.deepEqual(owned(`oneness-refused-${cleo}-${kind}-${item}`, { kind, item, ...refused }), [
      [key.replace(':', `:${cleo}:`), { refused }],
    ]);
});
