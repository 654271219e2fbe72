import { createEntryKey, readEntry, storeEntry } from '../../frame/device-outbox/entries.ts';
import { sendOutboxEntry, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import { savePosition } from './api/sits.ts';

interface StoredPosition {
  positionSec: number;
  playedAt: string;
}

export const positionOutbox: OutboxKind<StoredPosition> = {
  kind: 'position',
  version: ({ playedAt }) => playedAt,
  assign: (own, visitors) => (own && own.playedAt > visitors.playedAt ? own : visitors),
  send: (userId, id, position) => savePosition(userId, { id, ...position }),
};

export async function storePosition(id: string, positionSec: number, owner: string | undefined): Promise<void> {
  const key = createEntryKey('position', owner, id);
  const position = { positionSec: Math.max(0, Math.floor(positionSec)), playedAt: new Date().toISOString() };
  await storeEntry<StoredPosition>(key, position);
  if (owner !== undefined) await sendOutboxEntry(positionOutbox, owner, key);
}

export async function readLocalMeditationPosition(id: string, person: string | undefined): Promise<number | undefined> {
  const read = (owner: string | undefined) => readEntry<StoredPosition>(createEntryKey('position', owner, id));
  return ((await read(person)) ?? (await read(undefined)))?.value.positionSec;
}
