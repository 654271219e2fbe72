import { readFile, stat } from 'node:fs/promises';

/** Size in bytes from which the pages are not counted, because the file is read into memory. */
const maxCountedBytes = 50 * 1024 * 1024;

/** Counts the page objects of a PDF; null for a large file, or one that compresses these objects. */
export async function countPages(path: string): Promise<number | null> {
  const { size } = await stat(path);
  if (size > maxCountedBytes) return null;
  return (await readFile(path, 'latin1')).match(/\/Type\s*\/Page\b/g)?.length ?? null;
}
