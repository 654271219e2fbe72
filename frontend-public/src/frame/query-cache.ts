import { hashKey, type QueryKey } from '@tanstack/react-query';
import { openRows } from './device-rows.ts';

export interface CachedResponse<Answer> {
  /** Time of the response in Unix milliseconds. */
  at: number;
  answer: Answer;
}

/**
 * Maximum age of a stored response. It equals the time for which offline files are stored without contact to the
 * server.
 */
const maxAgeMs = 30 * 86_400_000;
/** Limits per user: number of responses, and JSON length of one. */
const maxResponses = 200;
const maxJsonLength = 256_000;
const checkedEvery = 25;

const prefix = 'oneness-answer-';
const userPrefix = (userId: string): string => `${prefix}1-${userId}-`;

/** The key contains the user id, for removal at sign-out, and the version of the format. */
const rowKey = (userId: string, key: QueryKey): string => userPrefix(userId) + hashKey(key);

const { delMany, entries, get, keys, set } = openRows('keyval-store', 'keyval');

let sinceChecked = 0;

export async function storeResponse(userId: string, key: QueryKey, kept: CachedResponse<unknown>): Promise<void> {
  if (JSON.stringify(kept.answer).length > maxJsonLength) return;
  await set(rowKey(userId, key), kept).catch(() => undefined);
  sinceChecked += 1;
  if (sinceChecked >= checkedEvery) await removeOldResponses().catch(() => undefined);
}

export async function readCachedResponse<Answer>(
  userId: string,
  key: QueryKey,
): Promise<CachedResponse<Answer> | undefined> {
  const kept = await get<CachedResponse<Answer>>(rowKey(userId, key)).catch(() => undefined);
  return kept && isResponseFresh(kept.at, Date.now()) ? kept : undefined;
}

/** Removes expired responses, and the oldest ones above the limit. */
export async function removeOldResponses(): Promise<void> {
  sinceChecked = 0;
  const rows = await entries<CachedResponse<unknown>>();
  const answers = rows.filter(([name]) => name.startsWith(prefix)).toSorted(([, a], [, b]) => b.at - a.at);
  const old = answers.filter(([, { at }], place) => place >= maxResponses || !isResponseFresh(at, Date.now()));
  await delMany(old.map(([name]) => name));
}

/** Removes the responses of a user whose tier changes, because the new tier may not include the stored content. */
export const removeResponses = (userId: string): Promise<void> =>
  removeWhere((name) => name.startsWith(userPrefix(userId)));

/** Removes the responses of all other users; if no user is signed in, of all users. */
export const removeOtherUsersResponses = (userId: string | undefined): Promise<void> =>
  removeWhere((name) => userId === undefined || !name.startsWith(userPrefix(userId)));

async function removeWhere(areMeant: (name: string) => boolean): Promise<void> {
  const names = await keys();
  await delMany(names.filter((name) => name.startsWith(prefix) && areMeant(name)));
}

export function isResponseFresh(at: number, now: number): boolean {
  return now - at <= maxAgeMs;
}
