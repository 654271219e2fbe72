import { del, delMany, entries, get, getMany, set, update } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openRows } from '../../frame/device-rows.ts';
import { deliver, forgetRefusal } from '../../frame/refusals.ts';
import { savePlace } from './api/sits.ts';

/** Positions are stored on this device until the server has them; a visitor's position stays on the device. */
interface Place {
  positionSec: number;
  playedAt: string;
  /** Undefined for a visitor. */
  owner?: string;
}

const rows = openRows('oneness-places', 'places');

/** The key contains the user; an earlier release used the id alone. */
const keyOf = (id: string, owner: string | undefined): string => `${owner ?? ''}/${id}`;
const idIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

export async function keepPlace(id: string, positionSec: number, owner: string | undefined): Promise<void> {
  const place: Place = {
    positionSec: Math.max(0, Math.floor(positionSec)),
    playedAt: new Date().toISOString(),
    ...(owner !== undefined && { owner }),
  };
  const key = keyOf(id, owner);
  try {
    // The server still receives the position when the device storage is full or blocked.
    await set(key, place, rows).catch((error: unknown) => logFailure('A place could not be kept here', error));
    if (owner !== undefined) await send(owner, key, place);
  } catch (error) {
    logFailure('The place in a meditation waits to be kept', error);
  }
}

/** The local position, if the server has not received it yet. */
export async function placeHere(id: string, person: string | undefined): Promise<number | undefined> {
  const keys = [keyOf(id, person), keyOf(id, undefined)];
  const [own, visitors] = await getMany<Place | undefined>(keys, rows).catch(() => []);
  // An earlier release wrote the owner into the visitor's row.
  return (own ?? (visitors?.owner === undefined ? visitors : undefined))?.positionSec;
}

export async function sendPlaces(person: string): Promise<void> {
  const places = await entries<string, Place>(rows).catch(() => []);
  for (const [key, place] of places) {
    if (place.owner !== undefined && place.owner !== person) continue;
    await send(person, place.owner === undefined ? await claim(key, place, person) : key, place);
  }
}

/** Moves a visitor's position to the user who signed in; resolves with its key, the old one if the device is full. */
async function claim(key: string, place: Place, person: string): Promise<string> {
  const own = keyOf(idIn(key), person);
  try {
    await update<Place>(
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

export async function forgetPlacesOf(person: string): Promise<void> {
  const places = await entries<string, Place>(rows);
  const own = places.filter(([, { owner }]) => owner === person);
  await delMany(
    own.map(([key]) => key),
    rows,
  );
}

export async function deletePlace(owner: string, key: string): Promise<void> {
  await del(key, rows);
  await forgetRefusal(owner, { kind: 'meditation', item: key });
}

/** Leaves a newer position that was stored during the request. */
async function send(owner: string, key: string, place: Place): Promise<void> {
  const { positionSec, playedAt } = place;
  const work = { kind: 'meditation', item: key, version: playedAt } as const;
  const became = await deliver(owner, work, () => savePlace(owner, { id: idIn(key), positionSec, playedAt }));
  if (became !== 'delivered') return;
  const latest = await get<Place>(key, rows);
  if (latest?.playedAt === playedAt) await del(key, rows);
}
