/** Processes as the operating system knows them: who is alive, and is it still the one we started? */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A number alone may have been given to somebody else since; number and birth together may not. */
export interface ProcessMark {
  pid: number;
  birth: string;
}

export function isAlive(pid: number): boolean {
  return isTaken(pid) && stateOf(pid) !== 'Z';
}

/** True also for a process that has ended and whose parent has not taken note of it. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process was born, in the system's own words; undefined where there is no such process. */
export function birthOf(pid: number): string | undefined {
  if (process.platform === 'linux') return statFields(pid)?.[19];
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The command line of a process; empty where there is none. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

export function markOf(pid: number): ProcessMark {
  return { pid, birth: birthOf(pid) ?? '' };
}

/** True while exactly the marked process lives. */
export function isSame({ pid, birth }: ProcessMark): boolean {
  return birth !== '' && isAlive(pid) && birthOf(pid) === birth;
}

/** Asks a process to end, and after `patience` milliseconds ends it. Returns once it is gone. */
export async function endProcess(mark: ProcessMark, patience: number): Promise<void> {
  signal(mark, 'SIGTERM');
  if (await isGone(mark, patience)) return;
  signal(mark, 'SIGKILL');
  await isGone(mark, 2000);
}

function signal(mark: ProcessMark, name: NodeJS.Signals): void {
  if (!isSame(mark)) return;
  try {
    process.kill(mark.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

async function isGone(mark: ProcessMark, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (isSame(mark)) {
    if (Date.now() > end) return false;
    await delay(25);
  }
  return true;
}

function stateOf(pid: number): string | undefined {
  return process.platform === 'linux' ? statFields(pid)?.[0] : undefined;
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
