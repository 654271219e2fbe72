import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { splitMarkRuns } from '#kernel/normalize-text.ts';

const argon2Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const currentHashPrefix = `$argon2id$v=19$m=${argon2Options.memoryCost},t=${argon2Options.timeCost},p=${argon2Options.parallelism}$`;

/**
 * Number of concurrent hash computations per process (19 MiB each), at most four: two per core, so that no core idles
 * while a response is written.
 */
const maxConcurrentHashes = Math.min(2 * availableParallelism(), 4);

/** Normalises a password, so that the same characters typed on different keyboards are equal (RFC 8265, with NFKC). */
export const normalizePassword = (password: string): string =>
  splitMarkRuns(password.replace(/\p{Zs}/gu, ' ')).normalize('NFKC');

/**
 * Forms of a password that may have been hashed: the current normalised form, then older forms, because old hashes were
 * made without normalisation.
 */
const listHashableForms = (password: string): string[] => {
  const divided = splitMarkRuns(password);
  return [...new Set([normalizePassword(password), password, divided.normalize('NFC'), divided.normalize('NFD')])];
};

@Injectable()
export class PasswordHasher {
  private readonly slots = pLimit(maxConcurrentHashes);
  private readonly dummyHash = this.hash('a password that opens nothing');

  /** Number of computations that wait for a free place. */
  get waiting(): number {
    return this.slots.pendingCount;
  }

  hash(password: string): Promise<string> {
    return this.slots(() => hash(normalizePassword(password), argon2Options));
  }

  /**
   * Compares a password with the stored hash. Without a stored hash it does the same work, so that the response time
   * does not reveal accounts.
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.dummyHash);
    for (const form of listHashableForms(password)) if (await this.matches(against, form)) return Boolean(stored);
    return false;
  }

  /**
   * Returns true when the hash must be made again, because its parameters or the form of its password are outdated.
   * `password` must be the right password.
   */
  async isStale(stored: string, password: string): Promise<boolean> {
    if (!stored.startsWith(currentHashPrefix)) return true;
    return listHashableForms(password).length > 1 && !(await this.matches(stored, normalizePassword(password)));
  }

  private matches(stored: string, form: string): Promise<boolean> {
    return this.slots(() => verify(stored, form));
  }
}
