import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Letters and digits that are not taken for one another: without i, l, o, u, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';

/** 117 bits: a plain hash may keep them, because nobody can try them all. */
const codeLength = 24;

/** A new code in its canonical form: lower case, no separators. */
export const newRecoveryCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What is stored of a code. Case, spaces and hyphens do not count, as people copy it. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[\s-]+/g, ''))
    .digest('hex');
