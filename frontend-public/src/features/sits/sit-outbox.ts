import { changeEntry, createEntryKey, listEntries, readEntry, storeEntry } from '../../frame/device-outbox/entries.ts';
import { removeEntry, sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import { sendSit, minSitSec, type Sit } from './api/sits.ts';

/** A running sit is also stored, so that a crashed tab loses only seconds. */
interface UnsentSit {
  sit: Sit;
  /** Unix milliseconds of the last update, or undefined after the end of the sit. */
  runsAt?: number;
}

/** A running sit counts as ended after this time (ms) without an update. A background tab may update only once a minute. */
const timeoutMs = 180_000;

export const sitOutbox: OutboxKind<UnsentSit> = {
  kind: 'sit',
  changes: 'practice',
  version: () => '1',
  /** The next user who signs in on this device gets the sits of a visitor. */
  assign: (_own, { sit }) => ({ sit }),
  prepare: restartTimeouts,
  isDue: (unsent) => isSitDue(unsent, Date.now()),
  async send(userId, _id, { sit }) {
    if (sit.seconds >= minSitSec) await sendSit(userId, sit);
    listeners.get(sit.clientId)?.();
    listeners.delete(sit.clientId);
  },
};

const listeners = new Map<string, () => void>();

export function onSitRecorded(clientId: string, callback: () => void): void {
  listeners.set(clientId, callback);
}

export async function storeRunningSit(sit: Sit, owner: string | undefined): Promise<void> {
  await storeEntry<UnsentSit>(createEntryKey('sit', owner, sit.clientId), { sit, runsAt: Date.now() });
}

/** 'kept': the sit is stored on this device. 'held': the sit is only in this page. 'refused': the user must decide. */
export async function endSit(
  sit: Sit,
  owner: string | undefined,
): Promise<'recorded' | 'kept' | 'held' | 'refused' | 'too-short'> {
  const key = createEntryKey('sit', owner, sit.clientId);
  if (sit.seconds < minSitSec) {
    await removeEntry(key);
    return 'too-short';
  }
  const isKept = await storeEntry<UnsentSit>(key, { sit });
  if (owner !== undefined) {
    await sendEntries(sitOutbox, owner);
    const unsent = await readEntry(key);
    if (!unsent) return 'recorded';
    if (unsent.refused) return 'refused';
  }
  return isKept ? 'kept' : 'held';
}

/** Sets a last update in the future to now, because the device clock was set back. */
async function restartTimeouts(): Promise<void> {
  const now = Date.now();
  for (const [key, { value }] of await listEntries<UnsentSit>())
    if (isUpdatedInFuture(value, now))
      await changeEntry<UnsentSit>(key, (entry) => entry && { ...entry, value: { ...entry.value, runsAt: now } });
}

export const isUpdatedInFuture = ({ runsAt = 0 }: Pick<UnsentSit, 'runsAt'>, now: number): boolean => runsAt > now;

export const isSitDue = ({ runsAt }: Pick<UnsentSit, 'runsAt'>, now: number): boolean =>
  runsAt === undefined || now - runsAt > timeoutMs;
