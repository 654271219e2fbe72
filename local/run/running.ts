/**
 * One product at a time on one data folder. A note in it tells who runs there and with which processes, so that a
 * second start finds the first, and a start after a crash finds what the crash left behind.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProcessMark, endProcess, isSame, markOf } from 'stand-ins/processes';

interface Note {
  holder: ProcessMark;
  address: string;
  parts: Record<string, ProcessMark>;
  isStopping: boolean;
}

export interface Claim {
  /** Writes down the processes that now run. */
  note(pids: Record<string, number>): void;
  /** Tells a next start to wait for the end instead of turning away. */
  noteStopping(): void;
  release(): void;
}

/** A product whose caller was killed notices it, and begins to stop, within this time. */
const timeToNotice = 1000;

/** An orphan may be a product of its own, with parts to end before itself. */
const patienceWithOrphans = 30_000;

/** The folder is in use. */
export class AlreadyRunning extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`Already running on ${address}`);
    this.address = address;
  }
}

/** Takes the folder, after ending the orphans of a holder that was killed. Throws AlreadyRunning where it is taken. */
export async function claimFolder(dataDir: string, address: string): Promise<Claim> {
  mkdirSync(dataDir, { recursive: true });
  const note: Note = { holder: markOf(process.pid), address, parts: {}, isStopping: false };
  while (!placeNote(dataDir, note)) await clearStaleNote(dataDir);
  const rewrite = () => renameSync(draftOf(dataDir, note), noteIn(dataDir));
  return {
    note: (pids) => {
      note.parts = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, markOf(pid)]));
      rewrite();
    },
    noteStopping: () => {
      note.isStopping = true;
      rewrite();
    },
    release: () => rmSync(noteIn(dataDir), { force: true }),
  };
}

function placeNote(dataDir: string, note: Note): boolean {
  const draft = draftOf(dataDir, note);
  try {
    linkSync(draft, noteIn(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the note of a holder that is gone. One that may be about to go is given the time to do so. */
async function clearStaleNote(dataDir: string): Promise<void> {
  const patience = Date.now() + timeToNotice;
  let note = readNote(noteIn(dataDir));
  while (note && isSame(note.holder)) {
    if (!note.isStopping && Date.now() > patience) throw new AlreadyRunning(note.address);
    await delay(100);
    note = readNote(noteIn(dataDir));
  }
  for (const orphan of Object.values(note?.parts ?? {}).toReversed()) await endProcess(orphan, patienceWithOrphans);
  rmSync(noteIn(dataDir), { force: true });
}

function readNote(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

function draftOf(dataDir: string, note: Note): string {
  const draft = `${noteIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note, null, 2));
  return draft;
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'running.json');
}
