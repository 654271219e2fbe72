import { hashKey, type QueryKey } from '@tanstack/react-query';
import { openIndexedDbStore } from './device-rows.ts';

export interface CachedResponse<Answer> {
  /** Time of the response in Unix milliseconds. */
  at: number;
  answer: Answer;
}

/**
 * Maximum age of a stored response in ms. Downloaded files are also removed after this time without contact to the
 * server.
 */
const maxAgeMs = 30 * 86_400_000;
/** Limits per user: the number of stored responses, and the maximum length of one response as JSON. */
const maxResponses = 200;
const maxJsonLength = 256_000;
const responsesBetweenCleanups = 25;

const prefix = 'oneness-answer-';
const userPrefix = (userId: string): string => `${prefix}1-${userId}-`;

/**
 * Key of a stored response. It contains the user id, so that a user's responses can be removed at sign-out, and the
 * version of the storage format.
 */
const rowKey = (userId: string, key: QueryKey): string => userPrefix(userId) + hashKey(key);

const { delMany, entries, get, keys, set } = openIndexedDbStore('keyval-store', 'keyval');

let responsesSinceCleanup = 0;

export async function storeResponse(userId: string, key: QueryKey, kept: CachedResponse<unknown>): Promise<void> {
  if (JSON.stringify(kept.answer).length > maxJsonLength) return;
  await set(rowKey(userId, key), kept).catch(() => undefined);
  responsesSinceCleanup += 1;
  if (responsesSinceCleanup >= responsesBetweenCleanups) await removeOldResponses().catch(() => undefined);
}

export async function readCachedResponse<Answer>(
  userId: string,
  key: QueryKey,
): Promise<CachedResponse<Answer> | undefined> {
  const kept = await get<CachedResponse<Answer>>(rowKey(userId, key)).catch(() => undefined);
  return kept && isResponseFresh(kept.at, Date.now()) ? kept : undefined;
}

/** Removes stored responses that are too old, and the oldest ones if there are too many. */
export async function removeOldResponses(): Promise<void> {
  responsesSinceCleanup = 0;
  const rows = await entries<CachedResponse<unknown>>();
  const answers = rows.filter(([name]) => name.startsWith(prefix)).toSorted(([, a], [, b]) => b.at - a.at);
  const old = answers.filter(([, { at }], place) => place >= maxResponses || !isResponseFresh(at, Date.now()));
  await delMany(old.map(([name]) => name));
}

/** Removes the stored responses of a user whose tier changes, because the new tier may not include their content. */
export const removeUserResponses = (userId: string): Promise<void> =>
  removeWhere((name) => name.startsWith(userPrefix(userId)));

/** Removes the stored responses of all other users. If no user is signed in, removes those of all users. */
export const removeOtherUsersResponses = (userId: string | undefined): Promise<void> =>
  removeWhere((name) => userId === undefined || !name.startsWith(userPrefix(userId)));

async function removeWhere(areMeant: (name: string) => boolean): Promise<void> {
  const names = await keys();
  await delMany(names.filter((name) => name.startsWith(prefix) && areMeant(name)));
}

export function isResponseFresh(at: number, now: number): boolean {
  return now - at <= maxAgeMs;
}
