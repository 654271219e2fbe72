import { hashKey, type QueryKey } from '@tanstack/react-query';
import { delMany, entries, get, keys, set } from './device-rows.ts';

export interface KeptAnswer<Answer> {
  /** Unix milliseconds. */
  at: number;
  answer: Answer;
}

/** As long as kept files stay without a word from the server. */
const longestMs = 30 * 86_400_000;
/** Bounds of what one user keeps: the number of answers, and the length of one as JSON. */
const mostAnswers = 200;
const longestAnswer = 256_000;
const checkedEvery = 25;

const prefix = 'oneness-answer-';
const prefixOf = (userId: string): string => `${prefix}1-${userId}-`;

/** Names the owner, so that it goes with the sign-out. A later release may read another shape than an earlier one kept. */
const nameOf = (userId: string, key: QueryKey): string => prefixOf(userId) + hashKey(key);

let sinceChecked = 0;

/** Keeps the last answer to a question on this device. */
export async function keepAnswer(userId: string, key: QueryKey, kept: KeptAnswer<unknown>): Promise<void> {
  if (JSON.stringify(kept.answer).length > longestAnswer) return;
  await set(nameOf(userId, key), kept).catch(() => undefined);
  sinceChecked += 1;
  if (sinceChecked >= checkedEvery) await forgetOldAnswers().catch(() => undefined);
}

/** What was kept of it, or nothing. */
export async function readKeptAnswer<Answer>(userId: string, key: QueryKey): Promise<KeptAnswer<Answer> | undefined> {
  const kept = await get<KeptAnswer<Answer>>(nameOf(userId, key)).catch(() => undefined);
  return kept && isStillTrue(kept.at, Date.now()) ? kept : undefined;
}

/** Removes the answers that are too old to be shown, and the oldest of too many. */
export async function forgetOldAnswers(): Promise<void> {
  sinceChecked = 0;
  const rows = await entries<KeptAnswer<unknown>>();
  const answers = rows.filter(([name]) => name.startsWith(prefix)).toSorted(([, a], [, b]) => b.at - a.at);
  const old = answers.filter(([, { at }], place) => place >= mostAnswers || !isStillTrue(at, Date.now()));
  await delMany(old.map(([name]) => name));
}

/** Removes what this user keeps: their tier is another now, and may not open it. */
export const forgetAnswersOf = (userId: string): Promise<void> =>
  forgetAnswers((name) => name.startsWith(prefixOf(userId)));

/** Removes what others than this user keep; without a user, everything. */
export const forgetAnswersOfOthers = (userId: string | undefined): Promise<void> =>
  forgetAnswers((name) => userId === undefined || !name.startsWith(prefixOf(userId)));

async function forgetAnswers(areMeant: (name: string) => boolean): Promise<void> {
  const names = await keys();
  await delMany(names.filter((name) => name.startsWith(prefix) && areMeant(name)));
}

export function isStillTrue(at: number, now: number): boolean {
  return now - at <= longestMs;
}
