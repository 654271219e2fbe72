import { ApiProblem } from 'shell/api';
import { isFinalRejection } from 'shell/failed-query';
import { logFailure } from 'shell/log-failure';
import { createStore } from 'shell/store';
import {
  assignEntry,
  changeEntry,
  listEntries,
  parseEntryKey,
  readEntry,
  type EntryKey,
  type EntryKind,
} from './entries.ts';

/** A kind of entry, such as a journal text, that the device sends to the server, now or when the network is back. */
export interface OutboxKind<Value, Response = unknown> {
  kind: EntryKind;
  /** Sends the entry. Must be safe to repeat, because the response may be lost. */
  send(userId: string, id: string, value: Value): Promise<Response>;
  /** Returns the version of the value as text. It differs after each change that must be sent. */
  version(value: Value): string;
  /**
   * Merges a visitor's entry into the entry of the user who signed in. Undefined if visitors have no entries of this
   * kind.
   */
  assign?(own: Value | undefined, visitors: Value): Value;
  /** Called before the entries of this kind are sent. */
  prepare?(): Promise<void>;
  isDue?(value: Value): boolean;
  /** True if an open field sends its entry itself. It locks the entry, so that no other tab sends it too. */
  isLocked?: boolean;
  /** First part of the keys of those queries that must be loaded again after an entry was sent. */
  changes?: string;
}

/**
 * Result of sending an entry. 'waiting': try this entry again later. 'unreachable': try all entries again later.
 * 'refused': rejected permanently, until the user decides.
 */
type Outcome<Response> =
  { status: 'delivered'; response: Response } | { status: 'none' | 'waiting' | 'unreachable' | 'refused' };

export type Refusal = { key: EntryKey; why: string };

/**
 * The user's entries that the server rejected permanently. An entry stays in the list until the user sends it again or
 * deletes it.
 */
export const refusals = createStore<readonly Refusal[]>([]);

export async function readRefusals(userId: string): Promise<void> {
  const own = (await listEntries()).filter(([key]) => parseEntryKey(key).userId === userId);
  refusals.set(own.flatMap(([key, { refused }]) => (refused ? [{ key, why: refused.why }] : [])));
}

export async function removeEntry(key: EntryKey): Promise<void> {
  await changeEntry(key, () => undefined);
  await removeFromRefusals(key);
}

export async function allowResend(key: EntryKey): Promise<void> {
  await changeEntry(key, (entry) => entry && { value: entry.value });
  await removeFromRefusals(key);
}

async function removeFromRefusals(key: EntryKey): Promise<void> {
  if (refusals.get().some((refusal) => refusal.key === key)) await readRefusals(parseEntryKey(key).userId);
}

/** Sends an entry of this user and then removes it, unless it changed during the request. */
export async function sendOutboxEntry<Value, Response>(
  kind: OutboxKind<Value, Response>,
  userId: string,
  key: EntryKey,
): Promise<Outcome<Response>> {
  const entry = await readEntry<Value>(key);
  if (!entry) return { status: 'none' };
  const version = kind.version(entry.value);
  if (entry.refused?.version === version) return { status: 'refused' };
  try {
    const response = await kind.send(userId, parseEntryKey(key).id, entry.value);
    await changeEntry<Value>(key, (now) =>
      now && kind.version(now.value) !== version ? { value: now.value } : undefined,
    );
    await removeFromRefusals(key);
    return { status: 'delivered', response };
  } catch (error) {
    if (!isFinalRejection(error))
      return { status: error instanceof ApiProblem && error.status !== 429 ? 'waiting' : 'unreachable' };
    const why = error.errors[0]?.message ?? error.message;
    await changeEntry(key, (now) => now && { ...now, refused: { version, why } });
    await readRefusals(userId);
    return { status: 'refused' };
  }
}

/** The last run of each kind. Runs of one kind are sequential. */
const running = new Map<EntryKind, Promise<number>>();
/** Runs that have not begun, by kind and user. */
const queued = new Map<string, Promise<number>>();

/**
 * Sends the user's entries of one kind in sequence and returns how many the server stored; repeating it is safe. Calls
 * while a run is queued return that run, because it will send their entries too.
 */
export function sendEntries<Value>(kind: OutboxKind<Value>, userId: string): Promise<number> {
  const name = `${kind.kind}:${userId}`;
  const waiting = queued.get(name);
  if (waiting) return waiting;
  const run = (running.get(kind.kind) ?? Promise.resolve(0)).then(() => {
    queued.delete(name);
    return sendDue(kind, userId);
  });
  const result = run.catch((error: unknown) => (logFailure('The entries of this device could not be sent', error), 0));
  running.set(kind.kind, result);
  queued.set(name, result);
  return result;
}

async function sendDue<Value>(kind: OutboxKind<Value>, userId: string): Promise<number> {
  await kind.prepare?.();
  let count = 0;
  for (const [key, { value }] of await listEntries<Value>()) {
    const owner = parseEntryKey(key).userId;
    const isOfUser = owner === userId || (owner === '' && kind.assign !== undefined);
    if (parseEntryKey(key).kind !== kind.kind || !isOfUser || kind.isDue?.(value) === false) continue;
    const own = owner === '' && kind.assign ? await assignEntry(key, userId, kind.assign) : key;
    const send = () => sendOutboxEntry(kind, userId, own);
    const outcome = kind.isLocked
      ? await navigator.locks.request(own, { ifAvailable: true }, (lock) => lock && send())
      : await send();
    if (outcome?.status === 'unreachable') break;
    if (outcome?.status === 'delivered') count += 1;
  }
  return count;
}
