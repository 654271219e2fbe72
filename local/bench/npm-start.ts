import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NpmStartResult {
  seconds: number;
  pid: number;
  parts: Record<string, number>;
  stop(): Promise<void>;
}

export async function runNpmStart(folder: string, environment: Record<string, string>): Promise<NpmStartResult> {
  const begun = Date.now();
  const child = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const output = await untilReady(child);
  const { pid } = child;
  if (pid === undefined || !output.isReady) throw new Error(`npm start did not come up:\n${output.text}`);
  return {
    seconds: (Date.now() - begun) / 1000,
    pid,
    parts: partsIn(join(folder, environment['LOCAL_DATA_DIR'] ?? '.local')),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function untilReady(child: ChildProcess): Promise<{ isReady: boolean; text: string }> {
  let text = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (/^Ready on /m.test(text)) resolve({ isReady: true, text });
      });
    }
    child.once('exit', () => resolve({ isReady: false, text }));
    child.once('error', (error) => resolve({ isReady: false, text: error.message }));
  });
}

function partsIn(dataDir: string): Record<string, number> {
  const note = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    parts: Record<string, { pid: number }>;
  };
  return Object.fromEntries(Object.entries(note.parts).map(([name, { pid }]) => [name, pid]));
}
