import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface RunningNote {
  parts: Record<string, { pid: number }>;
}

/** Set by `npm test`, so that no journey kills processes of another running product. */
function folder(): string {
  const named = process.env['LOCAL_DATA_DIR'];
  if (!named) throw new Error('LOCAL_DATA_DIR does not name the product whose parts may be killed.');
  return named;
}

/** Process ID that the running product stored; undefined during a restart. */
function pidOf(part: string): number | undefined {
  const { parts } = JSON.parse(readFileSync(join(folder(), 'running.json'), 'utf8')) as RunningNote;
  return parts[part]?.pid;
}

/** Kills a process with SIGKILL. The returned function is true when another process has replaced it. */
export function killPart(part: string): () => boolean {
  const pid = pidOf(part);
  if (!pid) throw new Error(`No part called ${part} runs.`);
  process.kill(pid, 'SIGKILL');
  return () => ![undefined, pid].includes(pidOf(part));
}

export function everythingLogged(): string {
  const logs = join(folder(), 'logs');
  return readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), 'utf8'))
    .join('\n');
}
