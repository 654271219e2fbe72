import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fillDisk, findMountObstacle, mountDisk, unmountDisks } from '../faults/limited-disks.ts';
import { createChildProcessPart } from './supervisor-parts.ts';

test('a part logs again when its full disk has space again', { skip: await findMountObstacle() }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'part-log-'));
  await mountDisk(folder, '1m');
  const logFile = join(folder, 'part.log');
  const filler = join(folder, 'filler');
  const lines: string[] = [];
  const part = createChildProcessPart({
    ...{ name: 'part', cwd: tmpdir(), environment: {}, logFile },
    args: ['-e', `setInterval(() => console.log('x'.repeat(5000)), 20)`],
    onLine: (line) => lines.push(line),
  });
  const running = await part.launch();
  try {
    await until(() => existsSync(logFile));
    fillDisk(folder, filler);
    const before = lines.length;
    await until(() => lines.length > before + 2);
    rmSync(filler);
    const { length } = readFileSync(logFile);
    await until(() => readFileSync(logFile).length > length);
  } finally {
    await running.stop();
    await unmountDisks(folder);
    rmSync(folder, { recursive: true });
  }
});

async function until(isDone: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isDone(); await delay(10))
    assert.ok(Date.now() < end, 'It took more than 20 seconds.');
}
