import { hashKey, type QueryKey } from '@tanstack/react-query';
import { openIndexedDbStore } from './device-rows.ts';

export interface CachedResponse<Answer> {
  at: number;
  answer: Answer;
}

const maxAgeMs = 30 * 86_400_000;
/** `maxResponses` counts the responses of all users, and `maxJsonLength` limits one response. */
const maxResponses = 200;
const maxJsonLength = 256_000;
const responsesBetweenCleanups = 25;

const prefix = 'oneness-answer-';
const userPrefix = (userId: string): string => `${prefix}1-${userId}-`;

/** The key starts with the user id, so that sign-out can remove the responses of one user. */
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

export async function removeOldResponses(): Promise<void> {
  responsesSinceCleanup = 0;
  const rows = await entries<CachedResponse<unknown>>();
  const answers = rows.filter(([name]) => name.startsWith(prefix)).toSorted(([, a], [, b]) => b.at - a.at);
  const old = answers.filter(([, { at }], place) => place >= maxResponses || !isResponseFresh(at, Date.now()));
  await delMany(old.map(([name]) => name));
}

export const removeUserResponses = (userId: string): Promise<void> =>
  removeWhere((name) => name.startsWith(userPrefix(userId)));

export const removeOtherUsersResponses = (userId: string | undefined): Promise<void> =>
  removeWhere((name) => userId === undefined || !name.startsWith(userPrefix(userId)));

async function removeWhere(areMeant: (name: string) => boolean): Promise<void> {
  const names = await keys();
  await delMany(names.filter((name) => name.startsWith(prefix) && areMeant(name)));
}

export function isResponseFresh(at: number, now: number): boolean {
  return now - at <= maxAgeMs;
}
