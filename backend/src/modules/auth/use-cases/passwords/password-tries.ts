import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { newId } from '../../../../kernel/id.ts';
import { Database } from '../../../../platform/database/database.ts';
import { Limiter } from '../../../../platform/http/limiter.ts';
import { fingerprintOf, rememberedSince } from '../../domain/known-device.entity.ts';
import type { Origin } from '../sessions/open-session.ts';
import { Passwords } from './passwords.ts';

const windowSeconds = 15 * 60;

interface PasswordTry {
  /** In its compared form. */
  readonly email: string;
  /** Undefined where there is no such account. */
  readonly userId: string | undefined;
  /** The hash of the right password. */
  readonly stored: string | null | undefined;
  readonly password: string;
  /** Where it is typed. */
  readonly origin: Origin;
}

const knownDevice = {
  name: 'auth.known-device',
  text: 'select 1 from known_devices where user_id = $1 and fingerprint = $2 and last_seen_at > $3',
};

/**
 * Compares passwords and counts wrong ones per account. A known device has a count of its own, so that guessing elsewhere
 * does not lock the owner out. Throws TooManyRequests.
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly database: Database,
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
  ) {}

  /** The second check catches concurrent tries that passed the first. */
  async isRight(tried: PasswordTry): Promise<boolean> {
    const window = await this.windowOf(tried);
    await this.limiter.check(...window);
    const isRight = await this.passwords.verify(tried.stored, tried.password);
    await (isRight ? this.limiter.check(...window) : this.limiter.consume(...window));
    return isRight;
  }

  /** The device is looked up for an account that is not there as well: the answer takes as long. */
  private async windowOf({ email, userId = newId(), origin }: PasswordTry) {
    const fingerprint = fingerprintOf({ userId, ...origin });
    const known = await this.database.prepared(knownDevice, [userId, fingerprint, rememberedSince(new Date())]);
    return known.length > 0 ? deviceWindow(fingerprint) : accountWindow(email);
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
  async forget({ email, userId, origin }: Pick<PasswordTry, 'email' | 'origin'> & { userId: string }): Promise<void> {
    await this.limiter.forget(...accountWindow(email));
    await this.limiter.forget(...deviceWindow(fingerprintOf({ userId, ...origin })));
  }
}

const accountWindow = (email: string) =>
  ['limitSignInAccount', windowSeconds, createHash('sha256').update(email).digest('hex')] as const;

const deviceWindow = (fingerprint: string) => ['limitSignInAccount', windowSeconds, `device:${fingerprint}`] as const;
