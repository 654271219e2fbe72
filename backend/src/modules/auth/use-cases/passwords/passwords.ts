import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { divideMarks } from '#kernel/normal-text.ts';

/** Argon2id (the library's default kind): memory in KiB. */
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const mark = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`;

/** How many hashes a process makes at once, 19 MiB each: two to a core, so that none rests while an answer is written. */
const atOnce = Math.min(2 * availableParallelism(), 4);

/** The form in which a password is hashed, whatever keyboard it was typed on (RFC 8265, with NFKC). */
export const passwordForm = (password: string): string =>
  divideMarks(password.replace(/\p{Zs}/gu, ' ')).normalize('NFKC');

/** The forms that a stored password may have: today's first, then those from before passwords were normalized. */
const formsOf = (password: string): string[] => {
  const divided = divideMarks(password);
  return [...new Set([passwordForm(password), password, divided.normalize('NFC'), divided.normalize('NFD')])];
};

/** Hashes passwords, and compares them. */
@Injectable()
export class Passwords {
  private readonly slots = pLimit(atOnce);
  private readonly nobodys = this.hash('a password that opens nothing');

  hash(password: string): Promise<string> {
    return this.slots(() => hash(passwordForm(password), strength));
  }

  /** False without a stored hash too, after the same work, so that time does not tell who has an account. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    for (const form of formsOf(password)) if (await this.matches(against, form)) return Boolean(stored);
    return false;
  }

  /** True of the right password when its hash was made with a strength other than today's, or of another form. */
  async isStale(stored: string, password: string): Promise<boolean> {
    if (!stored.startsWith(mark)) return true;
    return formsOf(password).length > 1 && !(await this.matches(stored, passwordForm(password)));
  }

  private matches(stored: string, form: string): Promise<boolean> {
    return this.slots(() => verify(stored, form));
  }
}
