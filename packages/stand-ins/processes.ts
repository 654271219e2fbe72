import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The system reuses process ids, so the start time is part of the identity. */
export interface ProcessIdentity {
  pid: number;
  birth: string;
}

export function isProcessAlive(pid: number): boolean {
  return isPidInUse(pid) && readState(pid) !== 'Z';
}

export function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function readProcessStartTime(pid: number): string | undefined {
  if (process.platform === 'linux') return statFields(pid)?.[19];
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

export function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, birth: readProcessStartTime(pid) ?? '' };
}

export function isSameProcess({ pid, birth }: ProcessIdentity): boolean {
  return birth !== '' && isProcessAlive(pid) && readProcessStartTime(pid) === birth;
}

export async function terminateProcess(identity: ProcessIdentity, timeoutMs: number): Promise<void> {
  signal(identity, 'SIGTERM');
  if (await isGone(identity, timeoutMs)) return;
  signal(identity, 'SIGKILL');
  await isGone(identity, 2000);
}

function signal(mark: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isSameProcess(mark)) return;
  try {
    process.kill(mark.pid, name);
  } catch {
    // The process ended before it received the signal.
  }
}

async function isGone(mark: ProcessIdentity, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (isSameProcess(mark)) {
    if (Date.now() > end) return false;
    await delay(25);
  }
  return true;
}

function readState(pid: number): string | undefined {
  return process.platform === 'linux' ? statFields(pid)?.[0] : undefined;
}

/** The program name may contain spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
