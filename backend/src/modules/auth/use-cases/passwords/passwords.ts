import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Argon2id (the library's default kind): memory in KiB. */
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const mark = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`;

/** How many hashes a process makes at once, 19 MiB each: two to a core, so that none rests while an answer is written. */
const atOnce = Math.min(2 * availableParallelism(), 4);

/** Hashes passwords, and compares them. */
@Injectable()
export class Passwords {
  private readonly slots = pLimit(atOnce);
  private readonly nobodys = this.hash('a password that opens nothing');

  hash(password: string): Promise<string> {
    return this.slots(() => hash(password, strength));
  }

  /** False without a stored hash too, after the same work, so that time does not tell who has an account. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const isRight = await this.slots(() => verify(against, password));
    return isRight && Boolean(stored);
  }

  /** True when the hash was made with a strength other than today's. */
  isStale(stored: string): boolean {
    return !stored.startsWith(mark);
  }
}
