import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Limiter } from '../../../platform/http/limiter.ts';
import { Passwords } from './passwords.ts';

const windowSeconds = 15 * 60;

/** Compares passwords and counts the wrong ones per account, wherever they are asked for. Throws TooManyRequests. */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
  ) {}

  /** The second check keeps many tries at the same moment from slipping past the first. */
  async isRight(email: string, stored: string | null | undefined, password: string): Promise<boolean> {
    const account = accountOf(email);
    await this.limiter.check(...account);
    const isRight = await this.passwords.verify(stored, password);
    await (isRight ? this.limiter.check(...account) : this.limiter.consume(...account));
    return isRight;
  }

  /**
   * Whether a new password is the old one. Every answer counts, by itself: whoever reads the mail of an account must not
   * find the old one by it, and still chooses a new one when others have tried too often.
   */
  async isSame(email: string, stored: string | null | undefined, chosen: string): Promise<boolean> {
    const [setting, seconds, account] = accountOf(email);
    await this.limiter.consume(setting, seconds, `${account}:new`);
    return this.passwords.verify(stored, chosen);
  }

  /** The account's owner has shown up and set a new password: what others tried before no longer stands in their way. */
  forget(email: string): Promise<void> {
    return this.limiter.forget(...accountOf(email));
  }
}

const accountOf = (email: string) =>
  ['limitSignInAccount', windowSeconds, createHash('sha256').update(email).digest('hex')] as const;
