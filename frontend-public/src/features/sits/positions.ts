import { del, delMany, entries, get, getMany, set, update } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openStore } from '../../frame/device-rows.ts';
import { deliver, removeRefusal } from '../../frame/refusals.ts';
import { savePosition } from './api/sits.ts';

/** A position stored on this device until the server has received it; a visitor's position stays on the device. */
interface StoredPosition {
  positionSec: number;
  playedAt: string;
  /** Undefined for a visitor. */
  owner?: string;
}

const rows = openStore('oneness-places', 'places');

/** The key contains the user; an earlier release used the id alone. */
const rowKey = (id: string, owner: string | undefined): string => `${owner ?? ''}/${id}`;
const meditationIdFromKey = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

export async function storePosition(id: string, positionSec: number, owner: string | undefined): Promise<void> {
  const place: StoredPosition = {
    positionSec: Math.max(0, Math.floor(positionSec)),
    playedAt: new Date().toISOString(),
    ...(owner !== undefined && { owner }),
  };
  const key = rowKey(id, owner);
  try {
    // The position is still sent to the server if the device storage is full or blocked.
    await set(key, place, rows).catch((error: unknown) => logFailure('A place could not be kept here', error));
    if (owner !== undefined) await sendPosition(owner, key, place);
  } catch (error) {
    logFailure('The place in a meditation waits to be kept', error);
  }
}

/** The position stored on this device; undefined if the server has already received it. */
export async function localPosition(id: string, person: string | undefined): Promise<number | undefined> {
  const keys = [rowKey(id, person), rowKey(id, undefined)];
  const [own, visitors] = await getMany<StoredPosition | undefined>(keys, rows).catch(() => []);
  // A visitor's row with an owner is ignored: an earlier release wrote the owner into it.
  return (own ?? (visitors?.owner === undefined ? visitors : undefined))?.positionSec;
}

export async function sendPositions(person: string): Promise<void> {
  const places = await entries<string, StoredPosition>(rows).catch(() => []);
  for (const [key, place] of places) {
    if (place.owner !== undefined && place.owner !== person) continue;
    await sendPosition(person, place.owner === undefined ? await assignOwner(key, place, person) : key, place);
  }
}

/**
 * Assigns a visitor's position to the user who signed in. Resolves with the new key, or the old one if the device is
 * full.
 */
async function assignOwner(key: string, place: StoredPosition, person: string): Promise<string> {
  const own = rowKey(meditationIdFromKey(key), person);
  try {
    await update<StoredPosition>(
      own,
      (kept) => (kept && kept.playedAt > place.playedAt ? kept : { ...place, owner: person }),
      rows,
    );
    await del(key, rows);
    return own;
  } catch (error) {
    logFailure('The place of a visitor could not be moved to their account', error);
    return key;
  }
}

export async function removePositions(person: string): Promise<void> {
  const places = await entries<string, StoredPosition>(rows);
  const own = places.filter(([, { owner }]) => owner === person);
  await delMany(
    own.map(([key]) => key),
    rows,
  );
}

export async function deletePosition(owner: string, key: string): Promise<void> {
  await del(key, rows);
  await removeRefusal(owner, { kind: 'meditation', item: key });
}

/** Sends a position and removes it from the device, unless a newer one was stored during the request. */
async function sendPosition(owner: string, key: string, place: StoredPosition): Promise<void> {
  const { positionSec, playedAt } = place;
  const work = { kind: 'meditation', item: key, version: playedAt } as const;
  const became = await deliver(owner, work, () =>
    savePosition(owner, { id: meditationIdFromKey(key), positionSec, playedAt }),
  );
  if (became !== 'delivered') return;
  const latest = await get<StoredPosition>(key, rows);
  if (latest?.playedAt === playedAt) await del(key, rows);
}
