import { del, delMany, entries, get, getMany, set, update } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openRows } from '../../frame/device-rows.ts';
import { deliver, forgetRefusal } from '../../frame/refusals.ts';
import { savePlace } from './api/sits.ts';

/** Where a meditation was left, kept on this device until the server has it; a visitor's stays here. */
interface Place {
  positionSec: number;
  playedAt: string;
  /** Whose it is; none where a visitor listened. */
  owner?: string;
}

const rows = openRows('oneness-places', 'places');

/** Each user has a place of their own in a meditation. An earlier release used the id alone. */
const keyOf = (id: string, owner: string | undefined): string => `${owner ?? ''}/${id}`;
const idIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Keeps the place here, and for a member on the server. */
export async function keepPlace(id: string, positionSec: number, owner: string | undefined): Promise<void> {
  const place: Place = {
    positionSec: Math.max(0, Math.floor(positionSec)),
    playedAt: new Date().toISOString(),
    ...(owner !== undefined && { owner }),
  };
  const key = keyOf(id, owner);
  try {
    // A device that keeps nothing, or is full, still tells the server.
    await set(key, place, rows).catch((error: unknown) => logFailure('A place could not be kept here', error));
    if (owner !== undefined) await send(owner, key, place);
  } catch (error) {
    logFailure('The place in a meditation waits to be kept', error);
  }
}

/** Where this person left it on this device, where the server has not heard of that. */
export async function placeHere(id: string, person: string | undefined): Promise<number | undefined> {
  const keys = [keyOf(id, person), keyOf(id, undefined)];
  const [own, visitors] = await getMany<Place | undefined>(keys, rows).catch(() => []);
  // An earlier release wrote the owner into the row of a visitor.
  return (own ?? (visitors?.owner === undefined ? visitors : undefined))?.positionSec;
}

/** Sends the places that were kept while the network was away, or before there was an account. */
export async function sendPlaces(person: string): Promise<void> {
  const places = await entries<string, Place>(rows).catch(() => []);
  for (const [key, place] of places) {
    if (place.owner !== undefined && place.owner !== person) continue;
    await send(person, place.owner === undefined ? await claim(key, place, person) : key, place);
  }
}

/** Moves a visitor's place to the user who signed in. Resolves with its key, the old one if the device is full. */
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

/** Removes the places of a user who signed out. */
export async function forgetPlacesOf(person: string): Promise<void> {
  const places = await entries<string, Place>(rows);
  const own = places.filter(([, { owner }]) => owner === person);
  await delMany(
    own.map(([key]) => key),
    rows,
  );
}

/** Removes a place that the server refused. */
export async function deletePlace(owner: string, key: string): Promise<void> {
  await del(key, rows);
  await forgetRefusal(owner, { kind: 'meditation', item: key });
}

/** A later place may have come meanwhile: it stays. */
async function send(owner: string, key: string, place: Place): Promise<void> {
  const { positionSec, playedAt } = place;
  const work = { kind: 'meditation', item: key, version: playedAt } as const;
  const became = await deliver(owner, work, () => savePlace(owner, { id: idIn(key), positionSec, playedAt }));
  if (became !== 'delivered') return;
  const latest = await get<Place>(key, rows);
  if (latest?.playedAt === playedAt) await del(key, rows);
}
