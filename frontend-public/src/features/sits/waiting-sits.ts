import { del, entries as allEntries, set } from 'idb-keyval';
import { logFailure } from 'shell/log-failure';
import { openRows } from '../../frame/device-rows.ts';
import { deliver, forgetRefusal, refusals } from '../../frame/refusals.ts';
import { sendSit, shortestSitSec, type Sit } from './api/sits.ts';

/**
 * Sits wait on this device until they are recorded: for the network, and those of a visitor for an account. One that still
 * runs is kept as far as it came, so that a tab that dies loses seconds of it.
 */
interface WaitingSit {
  sit: Sit;
  /** Whose it is; none where a visitor sat, whose it becomes with the next sign-in on this device. */
  owner?: string;
  /** Unix milliseconds of the last sign of life while it runs. */
  runsAt?: number;
}

/** A sit without a sign of life for so long is over. A tab in the background gives one a minute. */
const silentForMs = 180_000;

/** What the device could not keep, for as long as this page is open. */
const held = new Map<string, WaitingSit>();

const rows = openRows('oneness-sits', 'waiting');

/** Keeps how far a running sit has come. */
export async function keepRunning(sit: Sit, owner: string | undefined): Promise<void> {
  await keep({ sit, runsAt: Date.now(), ...(owner !== undefined && { owner }) });
}

/**
 * A sit is over: 'recorded', 'kept' on this device until it can be, 'held' by this page alone, as the device is full, or
 * 'refused' by the server and kept for its user to decide.
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

/** Tells when a sit that waits is recorded, as once the network is back. */
export function onceRecorded(clientId: string, tell: () => void): void {
  watched.set(clientId, tell);
}

let sending: Promise<number> = Promise.resolve(0);

/** Sends what waits for this person, one after the other; answers how many were recorded. Safe to call any number of times. */
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
    // A visitor's sit belongs to this user from now on, even where the answer is lost.
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

/** Removes a sit that the server refused. */
export async function deleteSit(owner: string, clientId: string): Promise<void> {
  await forget(clientId);
  await forgetRefusal(owner, { kind: 'sit', item: clientId });
}

/** The clock was ahead then and is set right by now. The sit may still run, so its silence is counted from now on. */
export const isAhead = ({ runsAt = 0 }: Pick<WaitingSit, 'runsAt'>, now: number): boolean => runsAt > now;

export function isDue({ owner, runsAt }: Pick<WaitingSit, 'owner' | 'runsAt'>, person: string, now: number): boolean {
  const isOver = runsAt === undefined || now - runsAt > silentForMs;
  return isOver && (owner === undefined || owner === person);
}

/** Removes the sits of a user who signed out. */
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

/** False where the device keeps nothing: it is full, or the browser is a private one. This page then holds it. */
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
