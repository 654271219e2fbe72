import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Leaves out i, l, o, u, 0 and 1, which are easily confused. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';

/** The code has 117 random bits, so its plain hash cannot be reversed by trying all codes. */
const codeLength = 24;

/** Returns the canonical form: lower case without separators. */
export const newRecoveryCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[\s-]+/g, ''))
    .digest('hex');
