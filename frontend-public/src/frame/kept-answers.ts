import { hashKey, type QueryKey } from '@tanstack/react-query';
import { delMany, entries, get, keys, set } from './device-rows.ts';

export interface KeptAnswer<Answer> {
  /** Unix milliseconds. */
  at: number;
  answer: Answer;
}

/** Equal to the limit for offline files without contact to the server. */
const longestMs = 30 * 86_400_000;
/** Limits per user: number of responses, and JSON length of one. */
const mostAnswers = 200;
const longestAnswer = 256_000;
const checkedEvery = 25;

const prefix = 'oneness-answer-';
const prefixOf = (userId: string): string => `${prefix}1-${userId}-`;

/** Contains the user id, for removal at sign-out, and the version of the format. */
const nameOf = (userId: string, key: QueryKey): string => prefixOf(userId) + hashKey(key);

let sinceChecked = 0;

export async function keepAnswer(userId: string, key: QueryKey, kept: KeptAnswer<unknown>): Promise<void> {
  if (JSON.stringify(kept.answer).length > longestAnswer) return;
  await set(nameOf(userId, key), kept).catch(() => undefined);
  sinceChecked += 1;
  if (sinceChecked >= checkedEvery) await forgetOldAnswers().catch(() => undefined);
}

export async function readKeptAnswer<Answer>(userId: string, key: QueryKey): Promise<KeptAnswer<Answer> | undefined> {
  const kept = await get<KeptAnswer<Answer>>(nameOf(userId, key)).catch(() => undefined);
  return kept && isStillTrue(kept.at, Date.now()) ? kept : undefined;
}

/** Removes expired responses, and the oldest ones above the limit. */
export async function forgetOldAnswers(): Promise<void> {
  sinceChecked = 0;
  const rows = await entries<KeptAnswer<unknown>>();
  const answers = rows.filter(([name]) => name.startsWith(prefix)).toSorted(([, a], [, b]) => b.at - a.at);
  const old = answers.filter(([, { at }], place) => place >= mostAnswers || !isStillTrue(at, Date.now()));
  await delMany(old.map(([name]) => name));
}

/** Called when the tier changes, because the new tier may not open them. */
export const forgetAnswersOf = (userId: string): Promise<void> =>
  forgetAnswers((name) => name.startsWith(prefixOf(userId)));

/** Removes the responses of all other users; without a user, of all. */
export const forgetAnswersOfOthers = (userId: string | undefined): Promise<void> =>
  forgetAnswers((name) => userId === undefined || !name.startsWith(prefixOf(userId)));

async function forgetAnswers(areMeant: (name: string) => boolean): Promise<void> {
  const names = await keys();
  await delMany(names.filter((name) => name.startsWith(prefix) && areMeant(name)));
}

export function isStillTrue(at: number, now: number): boolean {
  return now - at <= longestMs;
}
