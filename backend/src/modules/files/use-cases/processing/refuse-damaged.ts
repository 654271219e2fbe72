import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { RefusedFile } from '../../domain/errors.ts';

/**
 * Refuses a file that cannot be decoded. Throws the error of the disk instead if the file cannot be read, so that the
 * job is retried: sharp reports such an error like a damaged picture, so the file is read once more.
 */
export async function refuseDamaged(path: string, error: unknown, message: string): Promise<never> {
  if (error instanceof Error && 'syscall' in error) throw error;
  await finished(createReadStream(path).resume());
  throw new RefusedFile(message);
}
