import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { RefusedFile } from '../../domain/errors.ts';

/** sharp does not distinguish a damaged file from an error of the disk, so the file is read again. */
export async function refuseDamaged(path: string, error: unknown, message: string): Promise<never> {
  if (error instanceof Error && 'syscall' in error) throw error;
  await finished(createReadStream(path).resume());
  throw new RefusedFile(message);
}
