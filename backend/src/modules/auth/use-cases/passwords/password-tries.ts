import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Limiter } from '#platform/http/limiter.ts';
import { fingerprintOf, type KnownDevice } from '../../domain/known-device.entity.ts';
import type { Origin } from '../sessions/open-session.ts';
import { Passwords } from './passwords.ts';

const windowSeconds = 15 * 60;

interface PasswordTry {
  /** In its compared form. */
  readonly email: string;
  /** The device it is typed on, where the account is known on it. */
  readonly device: KnownDevice | undefined;
  /** The hash of the right password. */
  readonly stored: string | null | undefined;
  readonly password: string;
}

/** Whose tries are forgotten: who has just set a new password, and from where. */
interface Owner {
  readonly email: string;
  readonly userId: string;
  readonly origin: Origin;
}

/**
 * Compares passwords and counts wrong ones per account. A known device has a count of its own, so that guessing elsewhere
 * does not lock the owner out. Throws TooManyRequests.
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
  ) {}

  /** The second check catches concurrent tries that passed the first. */
  async isRight({ email, device, stored, password }: PasswordTry): Promise<boolean> {
    const window = device?.isRemembered(new Date()) ? deviceWindow(device.fingerprint) : accountWindow(email);
    await this.limiter.check(...window);
    const isRight = await this.passwords.verify(stored, password);
    await (isRight ? this.limiter.check(...window) : this.limiter.consume(...window));
    return isRight;
  }

  /**
   * Whether a new password is the old one. Every answer counts, by itself: whoever reads the mail of an account must not
   * find the old one by it, and still chooses a new one when others have tried too often.
   */
  async isSame(email: string, stored: string | null | undefined, chosen: string): Promise<boolean> {
    const [setting, seconds, account] = accountWindow(email);
    await this.limiter.consume(setting, seconds, `${account}:new`);
    return this.passwords.verify(stored, chosen);
  }

  /** The account's owner has shown up and set a new password: what others tried before no longer stands in their way. */
  async forget({ email, userId, origin }: Owner): Promise<void> {
    await this.limiter.forget(...accountWindow(email));
    await this.limiter.forget(...deviceWindow(fingerprintOf({ userId, ...origin })));
  }
}

const accountWindow = (email: string) =>
  ['limitSignInAccount', windowSeconds, createHash('sha256').update(email).digest('hex')] as const;

const deviceWindow = (fingerprint: string) => ['limitSignInAccount', windowSeconds, `device:${fingerprint}`] as const;
