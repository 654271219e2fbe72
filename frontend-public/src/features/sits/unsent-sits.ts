import { del, entries as allEntries, set } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openStore } from '../../frame/device-rows.ts';
import { deliver, removeRefusal, refusals } from '../../frame/refusals.ts';
import { sendSit, minSitSec, type Sit } from './api/sits.ts';

/**
 * A sit stored on this device until the server records it, because the device is offline or the visitor has not signed
 * in. A running sit is stored too, so that a crashed tab loses only seconds.
 */
interface UnsentSit {
  sit: Sit;
  /** Undefined for a visitor; the next user who signs in on this device becomes the owner. */
  owner?: string;
  /** Unix milliseconds of the last update of a running sit; undefined for an ended one. */
  runsAt?: number;
}

/** A sit without updates for this long has ended; browsers throttle background tabs to one update a minute. */
const timeoutMs = 180_000;

/** Sits that the device could not store; they exist only while this page is open. */
const inMemory = new Map<string, UnsentSit>();

const rows = openStore('oneness-sits', 'waiting');

export async function storeRunningSit(sit: Sit, owner: string | undefined): Promise<void> {
  await storeSit({ sit, runsAt: Date.now(), ...(owner !== undefined && { owner }) });
}

/**
 * 'kept': stored on the device. 'held': only in this page, because the device is full. 'refused': rejected by the
 * server, until the user decides.
 */
export async function endSit(
  sit: Sit,
  owner: string | undefined,
): Promise<'recorded' | 'kept' | 'held' | 'refused' | 'too-short'> {
  if (sit.seconds < minSitSec) {
    await removeSit(sit.clientId);
    return 'too-short';
  }
  const isKept = await storeSit({ sit, ...(owner !== undefined && { owner }) });
  if (owner !== undefined) {
    await sendSits(owner);
    const isWaiting = (await readUnsentSits()).some(({ sit: { clientId } }) => clientId === sit.clientId);
    if (!isWaiting) return 'recorded';
    if (refusals.get().some(({ item }) => item === sit.clientId)) return 'refused';
  }
  return isKept ? 'kept' : 'held';
}

const listeners = new Map<string, () => void>();

/** Registers a callback for the time when a stored sit is recorded, for example when the network is back. */
export function onRecorded(clientId: string, callback: () => void): void {
  listeners.set(clientId, callback);
}

let sending: Promise<number> = Promise.resolve(0);

/** Sends the user's stored sits one at a time and returns how many were recorded. It is safe to call repeatedly. */
export function sendSits(owner: string): Promise<number> {
  return (sending = sending.then(() => sendAll(owner)));
}

async function sendAll(owner: string): Promise<number> {
  const now = Date.now();
  const entries = await readUnsentSits();
  for (const entry of entries) if (isAhead(entry, now)) await storeSit({ ...entry, runsAt: now });
  const due = entries.filter((entry) => isDue(entry, owner, now));
  let count = 0;
  for (const { sit, owner: known } of due) {
    if (known === undefined) await storeSit({ sit, owner });
    const work = { kind: 'sit', item: sit.clientId, version: '1' } as const;
    const isShort = sit.seconds < minSitSec;
    const became = isShort ? 'delivered' : await deliver(owner, work, () => sendSit(owner, sit));
    if (became === 'waiting') break;
    if (became === 'refused') continue;
    await removeSit(sit.clientId);
    listeners.get(sit.clientId)?.();
    listeners.delete(sit.clientId);
    count += 1;
  }
  return count;
}

export async function deleteSit(owner: string, clientId: string): Promise<void> {
  await removeSit(clientId);
  await removeRefusal(owner, { kind: 'sit', item: clientId });
}

/**
 * True if the device clock was ahead at the last update and has been corrected since. The sit may still run, so its
 * timeout is counted from now.
 */
export const isAhead = ({ runsAt = 0 }: Pick<UnsentSit, 'runsAt'>, now: number): boolean => runsAt > now;

export function isDue({ owner, runsAt }: Pick<UnsentSit, 'owner' | 'runsAt'>, person: string, now: number): boolean {
  const isOver = runsAt === undefined || now - runsAt > timeoutMs;
  return isOver && (owner === undefined || owner === person);
}

export async function removeSits(person: string): Promise<void> {
  for (const { sit, owner } of await readUnsentSits()) if (owner === person) await removeSit(sit.clientId);
}

async function readUnsentSits(): Promise<UnsentSit[]> {
  try {
    const kept = await allEntries<string, UnsentSit>(rows);
    return [...new Map([...kept, ...inMemory]).values()];
  } catch (error) {
    logFailure('The sits that wait on this device could not be read', error);
    return [...inMemory.values()];
  }
}

/** False if the device storage is full or blocked (private window); the sit is then held in memory only. */
async function storeSit(entry: UnsentSit): Promise<boolean> {
  const { clientId } = entry.sit;
  try {
    await set(clientId, entry, rows);
    inMemory.delete(clientId);
    return true;
  } catch (error) {
    logFailure('A sit could not be kept on this device', error);
    inMemory.set(clientId, entry);
    return false;
  }
}

async function removeSit(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await del(clientId, rows).catch((error: unknown) => logFailure('A sit could not be forgotten', error));
}
