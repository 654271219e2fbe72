import { readFile, stat } from 'node:fs/promises';

/** Larger files are not counted, because counting reads the file into memory. */
const maxCountedBytes = 50 * 1024 * 1024;

export async function countPages(path: string): Promise<number | null> {
  const { size } = await stat(path);
  if (size > maxCountedBytes) return null;
  return (await readFile(path, 'latin1')).match(/\/Type\s*\/Page\b/g)?.length ?? null;
}
