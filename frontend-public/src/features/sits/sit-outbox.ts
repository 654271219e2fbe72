import { changeEntry, entryKey, listEntries, readEntry, storeEntry } from '../../frame/device-outbox/entries.ts';
import { removeEntry, sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';
import { sendSit, minSitSec, type Sit } from './api/sits.ts';

/** A running sit is stored too, so that a crashed tab loses only seconds. */
interface UnsentSit {
  sit: Sit;
  /** Unix milliseconds of the last update of a running sit; undefined for an ended one. */
  runsAt?: number;
}

/** A sit without updates for this long has ended; browsers throttle background tabs to one update a minute. */
const timeoutMs = 180_000;

export const sitOutbox: OutboxKind<UnsentSit> = {
  kind: 'sit',
  changes: 'practice',
  version: () => '1',
  /** The next user who signs in on this device becomes the owner of a visitor's sits. */
  assign: (_own, { sit }) => ({ sit }),
  prepare: restartTimeouts,
  isDue: (unsent) => isDue(unsent, Date.now()),
  async send(userId, _id, { sit }) {
    if (sit.seconds >= minSitSec) await sendSit(userId, sit);
    listeners.get(sit.clientId)?.();
    listeners.delete(sit.clientId);
  },
};

const listeners = new Map<string, () => void>();

/** Registers a callback for the time when a stored sit is recorded, for example when the network is back. */
export function onRecorded(clientId: string, callback: () => void): void {
  listeners.set(clientId, callback);
}

export async function storeRunningSit(sit: Sit, owner: string | undefined): Promise<void> {
  await storeEntry<UnsentSit>(entryKey('sit', owner, sit.clientId), { sit, runsAt: Date.now() });
}

/**
 * 'kept': stored on the device. 'held': only in this page, because the device is full. 'refused': rejected by the
 * server, until the user decides.
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
 * Counts the timeout from now if the device clock was ahead at the last update and has been corrected since, because
 * the sit may still run.
 */
async function restartTimeouts(): Promise<void> {
  const now = Date.now();
  for (const [key, { value }] of await listEntries<UnsentSit>())
    if (isAhead(value, now))
      await changeEntry<UnsentSit>(key, (entry) => entry && { ...entry, value: { ...entry.value, runsAt: now } });
}

export const isAhead = ({ runsAt = 0 }: Pick<UnsentSit, 'runsAt'>, now: number): boolean => runsAt > now;

export const isDue = ({ runsAt }: Pick<UnsentSit, 'runsAt'>, now: number): boolean =>
  runsAt === undefined || now - runsAt > timeoutMs;
