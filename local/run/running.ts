/** A later start finds the processes of a crashed product in running.json. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProcessIdentity, terminateProcess, isSameProcess, identifyProcess } from 'stand-ins/processes';

interface Note {
  holder: ProcessIdentity;
  address: string;
  parts: Record<string, ProcessIdentity>;
  isStopping: boolean;
}

export interface DataFolderClaim {
  note(pids: Record<string, number>): void;
  /** The next start waits for the end of a stopping product instead of failing. */
  noteStopping(): void;
  release(): void;
}

const parentCheckMs = 1000;

const orphanTimeoutMs = 30_000;

export class AlreadyRunningError extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`Already running on ${address}`);
    this.address = address;
  }
}

/** Throws AlreadyRunningError if a running product uses the folder. */
export async function claimDataFolder(dataDir: string, address: string): Promise<DataFolderClaim> {
  mkdirSync(dataDir, { recursive: true });
  const note: Note = { holder: identifyProcess(process.pid), address, parts: {}, isStopping: false };
  while (!placeNote(dataDir, note)) await clearStaleNote(dataDir);
  const rewrite = () => renameSync(writeDraft(dataDir, note), noteFile(dataDir));
  return {
    note: (pids) => {
      note.parts = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, identifyProcess(pid)]));
      rewrite();
    },
    noteStopping: () => {
      note.isStopping = true;
      rewrite();
    },
    release: () => rmSync(noteFile(dataDir), { force: true }),
  };
}

function placeNote(dataDir: string, note: Note): boolean {
  const draft = writeDraft(dataDir, note);
  try {
    linkSync(draft, noteFile(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function clearStaleNote(dataDir: string): Promise<void> {
  const patience = Date.now() + parentCheckMs;
  let note = readNote(noteFile(dataDir));
  while (note && isSameProcess(note.holder)) {
    if (!note.isStopping && Date.now() > patience) throw new AlreadyRunningError(note.address);
    await delay(100);
    note = readNote(noteFile(dataDir));
  }
  for (const orphan of Object.values(note?.parts ?? {}).toReversed()) await terminateProcess(orphan, orphanTimeoutMs);
  rmSync(noteFile(dataDir), { force: true });
}

function readNote(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

function writeDraft(dataDir: string, note: Note): string {
  const draft = `${noteFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note, null, 2));
  return draft;
}

function noteFile(dataDir: string): string {
  return join(dataDir, 'running.json');
}
