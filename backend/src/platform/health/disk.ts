import { statfs } from 'node:fs/promises';

export interface DiskUsage {
  readonly usedBytes: number;
  readonly totalBytes: number;
}

export async function readDiskUsage(folder: string): Promise<DiskUsage> {
  const { blocks, bavail, bsize } = await statfs(folder).catch(() => statfs('.'));
  return { usedBytes: (blocks - bavail) * bsize, totalBytes: blocks * bsize };
}
