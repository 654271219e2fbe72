import { del, get, keys, set } from './device-rows.ts';
import { isFinalRefusal } from 'shell/failed-query';
import { createStore } from 'shell/store';

/** Work on this device that the server refused for good. It stays until its user sends it again or deletes it. */
export interface Refusal {
  kind: 'sit' | 'words' | 'film' | 'meditation';
  /** Names the work among those of its kind. */
  item: string;
  /** Work that was changed since is sent again. */
  version: string;
  /** Why, in the words of the server. */
  why: string;
}

export type Work = Omit<Refusal, 'why'>;

/** Those of the user who is signed in. */
export const refusals = createStore<readonly Refusal[]>([]);

const prefixOf = (userId: string): string => `oneness-refused-${userId}-`;
const keyOf = (userId: string, { kind, item }: Pick<Work, 'kind' | 'item'>): string =>
  `${prefixOf(userId)}${kind}-${item}`;

/**
 * Sends work that waits on this device. 'delivered': the server has it. 'waiting': it is tried again later. 'refused': the
 * server never takes it, and is not asked again for this version of it.
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

/** It may be sent again, or is deleted. */
export async function forgetRefusal(userId: string, work: Pick<Work, 'kind' | 'item'>): Promise<void> {
  await del(keyOf(userId, work)).catch(() => undefined);
  const isShown = refusals.get().some(({ kind, item }) => kind === work.kind && item === work.item);
  if (isShown) await readRefusals(userId);
}
