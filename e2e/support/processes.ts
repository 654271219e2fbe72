import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface RunningNote {
  parts: Record<string, { pid: number }>;
}

function processFolder(): string {
  const named = process.env['LOCAL_DATA_DIR'];
  if (!named) throw new Error('LOCAL_DATA_DIR does not name the product whose parts may be killed.');
  return named;
}

function readPid(name: string): number | undefined {
  const { parts } = JSON.parse(readFileSync(join(processFolder(), 'running.json'), 'utf8')) as RunningNote;
  return parts[name]?.pid;
}

export function killProcess(name: string): () => boolean {
  const pid = readPid(name);
  if (!pid) throw new Error(`No part called ${name} runs.`);
  process.kill(pid, 'SIGKILL');
  return () => ![undefined, pid].includes(readPid(name));
}

export function readProductLogs(): string {
  const logs = join(processFolder(), 'logs');
  return readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), 'utf8'))
    .join('\n');
}
