import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const chunkBytes = 1 << 20;
const run = promisify(execFile);

/** Mounts a file system in memory on the folder, with a size such as `8m`. */
export async function mountDisk(folder: string, size: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
}

/** Unmounts everything below the folder, for example after a run that was killed. */
export async function unmountDisks(folder: string): Promise<void> {
  // With -l, a file that a stopping process has still open does not prevent it.
  for (const mounted of listMounts(folder).toReversed()) await run('umount', ['-l', mounted]);
}

export async function findMountObstacle(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  try {
    await mountDisk(folder, '1m');
    return undefined;
  } catch {
    return 'this user may not mount a file system';
  } finally {
    await unmountDisks(folder);
    rmSync(folder, { recursive: true });
  }
}

/** Writes to the file until no space is left. */
export function fillDisk(folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    for (let left = bavail * bsize; left > -chunkBytes; left -= chunkBytes)
      writeFileSync(file, Buffer.alloc(chunkBytes), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function listMounts(folder: string): string[] {
  try {
    const root = realpathSync(folder);
    return readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => (line.split(' ')[1] ?? '').replaceAll('\\040', ' '))
      .filter((mounted) => mounted === root || mounted.startsWith(`${root}/`));
  } catch {
    // The folder does not exist, or the system has no /proc.
    return [];
  }
}
