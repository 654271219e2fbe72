import { hashKey, type QueryKey } from '@tanstack/react-query';
import { delMany, entries, get, set } from 'idb-keyval';

export interface KeptAnswer<Answer> {
  /** Unix milliseconds. */
  at: number;
  answer: Answer;
}

/** As long as kept files stay without a word from the server. */
const longestMs = 30 * 86_400_000;

const prefix = 'oneness-answer-';

/** Names the owner, so that it goes with the sign-out. A later release may read another shape than an earlier one kept. */
const nameOf = (userId: string, key: QueryKey): string => `${prefix}1-${userId}-${hashKey(key)}`;

/** Keeps the last answer to a question on this device. */
export async function keepAnswer(userId: string, key: QueryKey, kept: KeptAnswer<unknown>): Promise<void> {
  await set(nameOf(userId, key), kept).catch(() => undefined);
}

/** What was kept of it, or nothing. */
export async function readKeptAnswer<Answer>(userId: string, key: QueryKey): Promise<KeptAnswer<Answer> | undefined> {
  const kept = await get<KeptAnswer<Answer>>(nameOf(userId, key)).catch(() => undefined);
  return kept && isStillTrue(kept.at, Date.now()) ? kept : undefined;
}

/** Removes the answers that are too old to be shown. */
export async function forgetOldAnswers(): Promise<void> {
  const rows = await entries<string, KeptAnswer<unknown>>();
  const old = rows.filter(([name, kept]) => name.startsWith(prefix) && !isStillTrue(kept.at, Date.now()));
  await delMany(old.map(([name]) => name));
}

export function isStillTrue(at: number, now: number): boolean {
  return now - at <= longestMs;
}
