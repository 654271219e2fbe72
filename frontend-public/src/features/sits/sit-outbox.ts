import { changeEntry, entryKey, listEntries, readEntry, storeEntry } from '../../frame/device-outbox/entries.ts';
import { removeEntry, sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import { sendSit, minSitSec, type Sit } from './api/sits.ts';

/** A sit that is not sent yet. A running sit is stored too, so that only seconds are lost if the tab crashes. */
interface UnsentSit {
  sit: Sit;
  /** Time of the last update of a running sit in Unix milliseconds; undefined after its end. */
  runsAt?: number;
}

/**
 * Milliseconds without an update after which a sit counts as ended. Browsers may limit background tabs to one update a
 * minute.
 */
const timeoutMs = 180_000;

export const sitOutbox: OutboxKind<UnsentSit> = {
  kind: 'sit',
  changes: 'practice',
  version: () => '1',
  /** Assigns a visitor's sits to the next user who signs in on this device. */
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

/**
 * Registers a callback that runs when the server has recorded the stored sit, for example after the network is back.
 */
export function onSitRecorded(clientId: string, callback: () => void): void {
  listeners.set(clientId, callback);
}

export async function storeRunningSit(sit: Sit, owner: string | undefined): Promise<void> {
  await storeEntry<UnsentSit>(entryKey('sit', owner, sit.clientId), { sit, runsAt: Date.now() });
}

/**
 * Ends a sit and sends it. 'kept': stored on this device. 'held': only in this page, because the device is full.
 * 'refused': rejected by the server, until the user decides.
 */
export async function endSit(
  sit: Sit,
  owner: string | undefined,
): Promise<'recorded' | 'kept' | 'held' | 'refused' | 'too-short'> {
  const key = entryKey('sit', owner, sit.clientId);
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

/**
 * Restarts the timeout of a running sit whose last update is in the future: the device clock was set back since then,
 * and the sit may still be running.
 */
async function restartTimeouts(): Promise<void> {
  const now = Date.now();
  for (const [key, { value }] of await listEntries<UnsentSit>())
    if (isUpdatedInFuture(value, now))
      await changeEntry<UnsentSit>(key, (entry) => entry && { ...entry, value: { ...entry.value, runsAt: now } });
}

export const isUpdatedInFuture = ({ runsAt = 0 }: Pick<UnsentSit, 'runsAt'>, now: number): boolean => runsAt > now;

export const isSitDue = ({ runsAt }: Pick<UnsentSit, 'runsAt'>, now: number): boolean =>
  runsAt === undefined || now - runsAt > timeoutMs;
