import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { ApiProblem } from 'shell/api';
import { logFailure } from 'shell/log-failure';
import { savePlace } from './api/sits.ts';

/** Where a meditation was left, kept on this device until the server has it; a visitor's stays here. */
interface Place {
  positionSec: number;
  playedAt: string;
  /** Whose it is; none where a visitor listened. */
  owner?: string;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('oneness-places', 'places'));

/** Keeps the place here, and for a member on the server. */
export async function keepPlace(id: string, positionSec: number, owner: string | undefined): Promise<void> {
  const place: Place = {
    positionSec: Math.max(0, Math.floor(positionSec)),
    playedAt: new Date().toISOString(),
    ...(owner !== undefined && { owner }),
  };
  try {
    // A device that keeps nothing, or is full, still tells the server.
    await set(id, place, store()).catch((error: unknown) => logFailure('A place could not be kept here', error));
    if (owner !== undefined) await send(id, place);
  } catch (error) {
    logFailure('The place in a meditation waits to be kept', error);
  }
}

/** Where this person left it on this device, where the server has not heard of that. */
export async function placeHere(id: string, person: string | undefined): Promise<number | undefined> {
  const place = await get<Place>(id, store()).catch(() => undefined);
  return place && isOf(person, place) ? place.positionSec : undefined;
}

/** Sends the places that were kept while the network was away, or before there was an account. */
export async function sendPlaces(person: string): Promise<void> {
  const places = await entries<string, Place>(store()).catch(() => []);
  for (const [id, place] of places) if (isOf(person, place)) await send(id, place);
}

/** Removes what other accounts keep here; a visitor's places stay. */
export async function forgetPlacesOfOthers(person: string | undefined): Promise<void> {
  const places = await entries<string, Place>(store());
  await delMany(
    places.filter(([, { owner }]) => owner !== undefined && owner !== person).map(([id]) => id),
    store(),
  );
}

/** A visitor's place becomes that of whoever signs in next. */
const isOf = (person: string | undefined, { owner }: Place): boolean => owner === undefined || owner === person;

/** A later place may have come meanwhile: it stays. One that the server refuses for good goes, else it would hold up the rest. */
async function send(id: string, place: Place): Promise<void> {
  try {
    await savePlace(id, place.positionSec, place.playedAt);
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![400, 403, 404].includes(error.status)) throw error;
    logFailure('A place was refused', error);
  }
  const latest = await get<Place>(id, store());
  if (latest?.playedAt === place.playedAt) await del(id, store());
}
