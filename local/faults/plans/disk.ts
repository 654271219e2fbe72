import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import type { FaultPlan } from './plan.ts';

const size = '400m';
const fullMs = 15_000;
const recoveryMs = 15_000;
const chunkBytes = 1 << 20;
const run = promisify(execFile);

export const fullDisk: FaultPlan = {
  id: 'F7',
  title: 'disk of the database full, then free again',
  findObstacle: findMountObstacle,
  prepare: async (_, dataDir) => {
    const { folder } = getPostgresFolders(join(dataDir, 'postgres'));
    mkdirSync(folder, { recursive: true });
    await mount(folder, size);
    return { end: () => unmount(folder) };
  },
  run: ({ rig, observations, durationMs }) =>
    observations.disturb(async () => {
      const { folder } = getPostgresFolders(join(rig.dataDir, 'postgres'));
      const filler = join(folder, 'filler');
      fill(folder, filler);
      await delay(Math.min(fullMs, durationMs / 2));
      rmSync(filler);
      await observations.awaitRecovery('disk', rig.url, recoveryMs);
    }),
};

async function findMountObstacle(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  try {
    await mount(folder, '1m');
    await unmount(folder);
    return undefined;
  } catch {
    return 'this user may not mount a file system';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const mount = (folder: string, limit: string) => run('mount', ['-t', 'tmpfs', '-o', `size=${limit}`, 'tmpfs', folder]);

async function unmount(folder: string): Promise<void> {
  await run('umount', [folder]);
}

function fill(folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    for (let left = bavail * bsize; left > -chunkBytes; left -= chunkBytes)
      writeFileSync(file, Buffer.alloc(chunkBytes), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
