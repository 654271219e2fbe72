import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { RefusedFile } from '../../domain/errors.ts';

/** The library `sharp` reports a disk error like a damaged file, so the file is read again to detect a disk error. */
export async function rejectDamagedFile(path: string, error: unknown, message: string): Promise<never> {
  if (error instanceof Error && 'syscall' in error) throw error;
  await finished(createReadStream(path).resume());
  throw new RefusedFile(message);
}
