import { ApiProblem } from 'shell/api';
import { isFinalRejection } from 'shell/failed-query';
import { logFailure } from 'shell/log-failure';
import { createStore } from 'shell/store';
import {
  assignEntryToUser,
  changeEntry,
  listEntries,
  parseEntryKey,
  readEntry,
  type EntryKey,
  type EntryKind,
} from './entries.ts';

export interface OutboxKind<Value, Response = unknown> {
  kind: EntryKind;
  /** Must be safe to repeat, because the response can be lost. */
  send(userId: string, id: string, value: Value): Promise<Response>;
  /** Returns a text that differs after each change that must be sent. */
  version(value: Value): string;
  /** Merges a visitor's entry into the entry of the user who signed in. */
  assign?(own: Value | undefined, visitors: Value): Value;
  prepare?(): Promise<void>;
  isDue?(value: Value): boolean;
  /** The outbox skips entries that an open field has locked. */
  isLocked?: boolean;
  /** Prefix of the query keys to fetch again after an entry was sent. */
  changes?: string;
}

/** 'waiting' postpones only this entry, 'unreachable' postpones all entries, and 'refused' is permanent. */
type Outcome<Response> =
  { status: 'delivered'; response: Response } | { status: 'none' | 'waiting' | 'unreachable' | 'refused' };

export type RejectedEntry = { key: EntryKey; why: string };

export const rejectedEntries = createStore<readonly RejectedEntry[]>([]);

export async function readRejectedEntries(userId: string): Promise<void> {
  const own = (await listEntries()).filter(([key]) => parseEntryKey(key).userId === userId);
  rejectedEntries.set(own.flatMap(([key, { refused }]) => (refused ? [{ key, why: refused.why }] : [])));
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
  if (rejectedEntries.get().some((refusal) => refusal.key === key))
    await readRejectedEntries(parseEntryKey(key).userId);
}

/** Does not remove an entry that changed during the request. */
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
    await readRejectedEntries(userId);
    return { status: 'refused' };
  }
}

const running = new Map<EntryKind, Promise<number>>();
const queued = new Map<string, Promise<number>>();

/** Returns how many entries the server stored. */
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
    const own = owner === '' && kind.assign ? await assignEntryToUser(key, userId, kind.assign) : key;
    const send = () => sendOutboxEntry(kind, userId, own);
    const outcome = kind.isLocked
      ? await navigator.locks.request(own, { ifAvailable: true }, (lock) => lock && send())
      : await send();
    if (outcome?.status === 'unreachable') break;
    if (outcome?.status === 'delivered') count += 1;
  }
  return count;
}
