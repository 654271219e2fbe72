import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface RunningNote {
  parts: Record<string, { pid: number }>;
}

/** Named by `npm test`, so that no journey kills a part of somebody's own product. */
function folder(): string {
  const named = process.env['LOCAL_DATA_DIR'];
  if (!named) throw new Error('LOCAL_DATA_DIR does not name the product whose parts may be killed.');
  return named;
}

/** The process of a part, as the running product itself wrote it down; undefined while it is being restarted. */
function pidOf(part: string): number | undefined {
  const { parts } = JSON.parse(readFileSync(join(folder(), 'running.json'), 'utf8')) as RunningNote;
  return parts[part]?.pid;
}

/** Ends a part at once, as a power cut would. What it returns says whether another process has taken its place. */
export function killPart(part: string): () => boolean {
  const pid = pidOf(part);
  if (!pid) throw new Error(`No part called ${part} runs.`);
  process.kill(pid, 'SIGKILL');
  return () => ![undefined, pid].includes(pidOf(part));
}

/** Everything the parts of the running product have logged. */
export function everythingLogged(): string {
  const logs = join(folder(), 'logs');
  return readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), 'utf8'))
    .join('\n');
}
