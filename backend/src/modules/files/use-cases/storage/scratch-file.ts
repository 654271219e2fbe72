import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';

const maxAgeMs = 24 * 3_600_000;

export async function withScratchFile<Result>(
  folder: string,
  source: Readable,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  await removeOldFiles(folder);
  const path = join(folder, newId());
  try {
    await pipeline(source, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < realTime().getTime() - maxAgeMs) await rm(join(folder, name), { force: true });
  }
}
