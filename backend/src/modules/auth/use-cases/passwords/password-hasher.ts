import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { splitMarkRuns } from '#kernel/normalize-text.ts';

const argon2Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const currentHashPrefix = `$argon2id$v=19$m=${argon2Options.memoryCost},t=${argon2Options.timeCost},p=${argon2Options.parallelism}$`;

const maxConcurrentHashes = Math.min(2 * availableParallelism(), 4);

/** The same characters typed on different keyboards become equal (RFC 8265, with NFKC). */
export const normalizePassword = (password: string): string =>
  splitMarkRuns(password.replace(/\p{Zs}/gu, ' ')).normalize('NFKC');

/** Older hashes were made without normalisation, so the older forms are tried too. */
const listHashableForms = (password: string): string[] => {
  const divided = splitMarkRuns(password);
  return [...new Set([normalizePassword(password), password, divided.normalize('NFC'), divided.normalize('NFD')])];
};

@Injectable()
export class PasswordHasher {
  private readonly slots = pLimit(maxConcurrentHashes);
  private readonly dummyHash = this.hash('a password that opens nothing');

  get waiting(): number {
    return this.slots.pendingCount;
  }

  hash(password: string): Promise<string> {
    return this.slots(() => hash(normalizePassword(password), argon2Options));
  }

  /** Does the same work without a stored hash, so that the response time does not reveal accounts. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.dummyHash);
    for (const form of listHashableForms(password)) if (await this.matches(against, form)) return Boolean(stored);
    return false;
  }

  /** The caller must have verified `password` first. */
  async isStale(stored: string, password: string): Promise<boolean> {
    if (!stored.startsWith(currentHashPrefix)) return true;
    return listHashableForms(password).length > 1 && !(await this.matches(stored, normalizePassword(password)));
  }

  private matches(stored: string, form: string): Promise<boolean> {
    return this.slots(() => verify(stored, form));
  }
}
