import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Shortened hashes save memory, but also match one in 6 million passwords that are not in the list. */
const storedHashBytes = 5;
const file = fileURLToPath(new URL('../../../../../assets/breached-passwords.bin', import.meta.url));
let breachedHashes: Buffer | undefined;

export const computePasswordFingerprint = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, storedHashBytes);

export function isBreachedPassword(password: string): boolean {
  breachedHashes ??= readFileSync(file);
  const wanted = computePasswordFingerprint(password);
  for (let from = 0, to = breachedHashes.length / storedHashBytes; from < to;) {
    const middle = (from + to) >>> 1;
    const order = wanted.compare(breachedHashes, middle * storedHashBytes, (middle + 1) * storedHashBytes);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}
