import { del, get, keys, set } from './device-rows.ts';
import { isFinalRefusal } from 'shell/failed-query';
import { createStore } from 'shell/store';

/** Unsent work that the server rejected permanently. It stays until the user sends it again or deletes it. */
export interface Refusal {
  kind: 'sit' | 'words' | 'film' | 'meditation';
  item: string;
  /** A changed version is sent again. */
  version: string;
  /** The server's message. */
  why: string;
}

export type Work = Omit<Refusal, 'why'>;

export const refusals = createStore<readonly Refusal[]>([]);

const prefixOf = (userId: string): string => `oneness-refused-${userId}-`;
const keyOf = (userId: string, { kind, item }: Pick<Work, 'kind' | 'item'>): string =>
  `${prefixOf(userId)}${kind}-${item}`;

/**
 * 'delivered': the server has stored it. 'waiting': retry later. 'refused': rejected permanently, this version is not
 * sent again.
 */
export async function deliver(
  userId: string,
  work: Work,
  send: () => Promise<unknown>,
): Promise<'delivered' | 'waiting' | 'refused'> {
  const before = await get<Refusal>(keyOf(userId, work)).catch(() => undefined);
  if (before?.version === work.version) return 'refused';
  try {
    await send();
    if (before) await forgetRefusal(userId, work);
    return 'delivered';
  } catch (error) {
    if (!isFinalRefusal(error)) return 'waiting';
    const why = error.errors[0]?.message ?? error.message;
    await set(keyOf(userId, work), { ...work, why } satisfies Refusal).catch(() => undefined);
    await readRefusals(userId);
    return 'refused';
  }
}

export async function readRefusals(userId: string): Promise<void> {
  const prefix = prefixOf(userId);
  const names = (await keys().catch(() => [])).filter((key) => key.startsWith(prefix));
  const found = await Promise.all(names.map((name) => get<Refusal>(name).catch(() => undefined)));
  refusals.set(found.filter((refusal) => refusal !== undefined));
}

export async function forgetRefusal(userId: string, work: Pick<Work, 'kind' | 'item'>): Promise<void> {
  await del(keyOf(userId, work)).catch(() => undefined);
  const isShown = refusals.get().some(({ kind, item }) => kind === work.kind && item === work.item);
  if (isShown) await readRefusals(userId);
}
