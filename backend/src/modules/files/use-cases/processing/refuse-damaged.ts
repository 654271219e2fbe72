import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { RefusedFile } from '../../domain/errors.ts';

/**
 * Refuses a damaged file, but throws an error of the disk so that the job is retried. sharp does not distinguish these
 * errors, so the file is read once more.
 */
export async function refuseDamaged(path: string, error: unknown, message: string): Promise<never> {
  if (error instanceof Error && 'syscall' in error) throw error;
  await finished(createReadStream(path).resume());
  throw new RefusedFile(message);
}
