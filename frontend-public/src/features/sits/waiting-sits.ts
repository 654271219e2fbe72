import { del, entries as allEntries, set } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openRows } from '../../frame/device-rows.ts';
import { deliver, forgetRefusal, refusals } from '../../frame/refusals.ts';
import { sendSit, shortestSitSec, type Sit } from './api/sits.ts';

/**
 * Stored on this device until recorded: offline, or before a visitor signs in. A running sit is stored too, so a
 * crashed tab loses only seconds.
 */
interface WaitingSit {
  sit: Sit;
  /** Undefined for a visitor; the next user who signs in on this device becomes the owner. */
  owner?: string;
  /** Unix milliseconds of the last update while it runs. */
  runsAt?: number;
}

/** A sit without updates for this long has ended; browsers throttle background tabs to one update a minute. */
const silentForMs = 180_000;

/** Sits that the device could not store; they exist only while this page is open. */
const held = new Map<string, WaitingSit>();

const rows = openRows('oneness-sits', 'waiting');

export async function keepRunning(sit: Sit, owner: string | undefined): Promise<void> {
  await keep({ sit, runsAt: Date.now(), ...(owner !== undefined && { owner }) });
}

/**
 * 'kept' is stored on the device, 'held' only in this page because the device is full; 'refused' waits for the user's
 * decision.
 */
export async function endSit(
  sit: Sit,
  owner: string | undefined,
): Promise<'recorded' | 'kept' | 'held' | 'refused' | 'too-short'> {
  if (sit.seconds < shortestSitSec) {
    await forget(sit.clientId);
    return 'too-short';
  }
  const isKept = await keep({ sit, ...(owner !== undefined && { owner }) });
  if (owner !== undefined) {
    await sendSits(owner);
    const isWaiting = (await waiting()).some(({ sit: { clientId } }) => clientId === sit.clientId);
    if (!isWaiting) return 'recorded';
    if (refusals.get().some(({ item }) => item === sit.clientId)) return 'refused';
  }
  return isKept ? 'kept' : 'held';
}

const watched = new Map<string, () => void>();

/** Calls back when a stored sit is recorded, for example when the network is back. */
export function onceRecorded(clientId: string, tell: () => void): void {
  watched.set(clientId, tell);
}

let sending: Promise<number> = Promise.resolve(0);

/** Sends the user's stored sits one at a time and returns how many were recorded. It is safe to call repeatedly. */
export function sendSits(owner: string): Promise<number> {
  return (sending = sending.then(() => sendAll(owner)));
}

async function sendAll(owner: string): Promise<number> {
  const now = Date.now();
  const entries = await waiting();
  for (const entry of entries) if (isAhead(entry, now)) await keep({ ...entry, runsAt: now });
  const due = entries.filter((entry) => isDue(entry, owner, now));
  let count = 0;
  for (const { sit, owner: known } of due) {
    if (known === undefined) await keep({ sit, owner });
    const work = { kind: 'sit', item: sit.clientId, version: '1' } as const;
    const isShort = sit.seconds < shortestSitSec;
    const became = isShort ? 'delivered' : await deliver(owner, work, () => sendSit(owner, sit));
    if (became === 'waiting') break;
    if (became === 'refused') continue;
    await forget(sit.clientId);
    watched.get(sit.clientId)?.();
    watched.delete(sit.clientId);
    count += 1;
  }
  return count;
}

export async function deleteSit(owner: string, clientId: string): Promise<void> {
  await forget(clientId);
  await forgetRefusal(owner, { kind: 'sit', item: clientId });
}

/** The clock was ahead and has been corrected; the sit may still run, so its silence counts from now. */
export const isAhead = ({ runsAt = 0 }: Pick<WaitingSit, 'runsAt'>, now: number): boolean => runsAt > now;

export function isDue({ owner, runsAt }: Pick<WaitingSit, 'owner' | 'runsAt'>, person: string, now: number): boolean {
  const isOver = runsAt === undefined || now - runsAt > silentForMs;
  return isOver && (owner === undefined || owner === person);
}

export async function forgetSitsOf(person: string): Promise<void> {
  for (const { sit, owner } of await waiting()) if (owner === person) await forget(sit.clientId);
}

async function waiting(): Promise<WaitingSit[]> {
  try {
    const kept = await allEntries<string, WaitingSit>(rows);
    return [...new Map([...kept, ...held]).values()];
  } catch (error) {
    logFailure('The sits that wait on this device could not be read', error);
    return [...held.values()];
  }
}

/** False if the device storage is full or blocked (private window); the page then holds the sit. */
async function keep(entry: WaitingSit): Promise<boolean> {
  const { clientId } = entry.sit;
  try {
    await set(clientId, entry, rows);
    held.delete(clientId);
    return true;
  } catch (error) {
    logFailure('A sit could not be kept on this device', error);
    held.set(clientId, entry);
    return false;
  }
}

async function forget(clientId: string): Promise<void> {
  held.delete(clientId);
  await del(clientId, rows).catch((error: unknown) => logFailure('A sit could not be forgotten', error));
}
