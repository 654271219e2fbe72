import { del, get, keys, set } from './device-rows.ts';
import { isFinalRejection } from 'shell/failed-query';
import { createStore } from 'shell/store';

/** Unsent work that the server rejected permanently. It stays until the user sends it again or deletes it. */
export interface Refusal {
  kind: 'sit' | 'words' | 'film' | 'meditation';
  item: string;
  /** The version that the server rejected; a changed version is sent again. */
  version: string;
  why: string;
}

export type Work = Omit<Refusal, 'why'>;

export const refusals = createStore<readonly Refusal[]>([]);

const userPrefix = (userId: string): string => `oneness-refused-${userId}-`;
const rowKey = (userId: string, { kind, item }: Pick<Work, 'kind' | 'item'>): string =>
  `${userPrefix(userId)}${kind}-${item}`;

/**
 * 'delivered': the server has stored the work. 'waiting': retry later. 'refused': rejected permanently; this version is
 * not sent again.
 */
export async function deliver(
  userId: string,
  work: Work,
  send: () => Promise<unknown>,
): Promise<'delivered' | 'waiting' | 'refused'> {
  const before = await get<Refusal>(rowKey(userId, work)).catch(() => undefined);
  if (before?.version === work.version) return 'refused';
  try {
    await send();
    if (before) await removeRefusal(userId, work);
    return 'delivered';
  } catch (error) {
    if (!isFinalRejection(error)) return 'waiting';
    const why = error.errors[0]?.message ?? error.message;
    await set(rowKey(userId, work), { ...work, why } satisfies Refusal).catch(() => undefined);
    await readRefusals(userId);
    return 'refused';
  }
}

export async function readRefusals(userId: string): Promise<void> {
  const prefix = userPrefix(userId);
  const names = (await keys().catch(() => [])).filter((key) => key.startsWith(prefix));
  const found = await Promise.all(names.map((name) => get<Refusal>(name).catch(() => undefined)));
  refusals.set(found.filter((refusal) => refusal !== undefined));
}

export async function removeRefusal(userId: string, work: Pick<Work, 'kind' | 'item'>): Promise<void> {
  await del(rowKey(userId, work)).catch(() => undefined);
  const isShown = refusals.get().some(({ kind, item }) => kind === work.kind && item === work.item);
  if (isShown) await readRefusals(userId);
}
