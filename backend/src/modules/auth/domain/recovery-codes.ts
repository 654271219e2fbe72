import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Excludes i, l, o, u, 0 and 1, which are easily confused. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';

/** A code has 117 random bits, so a plain hash of the code cannot be reversed. */
const codeLength = 24;

export const generateRecoveryCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[\s-]+/g, ''))
    .digest('hex');
