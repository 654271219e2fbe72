import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface RunningNote {
  parts: Record<string, { pid: number }>;
}

const FOLDER = process.env['LOCAL_DATA_DIR'] ?? '../.local';

/** The process of a part of the running product, as the product itself wrote it down. */
export function pidOf(part: string): number {
  const { parts } = JSON.parse(readFileSync(join(FOLDER, 'running.json'), 'utf8')) as RunningNote;
  const pid = parts[part]?.pid;
  if (!pid) throw new Error(`No part called ${part} runs; there are ${Object.keys(parts).join(', ')}.`);
  return pid;
}

/** Ends a part at once, as a power cut would. Returns the process that is gone. */
export function killPart(part: string): number {
  const pid = pidOf(part);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Everything the parts of the running product have logged. */
export function everythingLogged(): string {
  const folder = join(FOLDER, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
