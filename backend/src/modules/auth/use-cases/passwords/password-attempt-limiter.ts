import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { realTime } from '#kernel/real-time.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import { computeDeviceFingerprint, type KnownDevice } from '../../domain/known-device.entity.ts';
import type { ClientOrigin } from '../sessions/open-session.ts';
import { PasswordHasher } from './password-hasher.ts';

const windowSeconds = 15 * 60;

interface PasswordAttempt {
  readonly email: string;
  readonly device: KnownDevice | undefined;
  readonly stored: string | null | undefined;
  readonly password: string;
}

interface Owner {
  readonly email: string;
  readonly userId: string;
  readonly origin: ClientOrigin;
}

/** Each known device has its own count, so that guesses from other devices do not lock the owner out. */
@Injectable()
export class PasswordAttemptLimiter {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  /** Checks the limit again after the comparison, because concurrent tries can all pass the first check. */
  async verifyPassword({ email, device, stored, password }: PasswordAttempt): Promise<boolean> {
    const window = device?.isRemembered(realTime()) ? deviceWindow(device.fingerprint) : accountWindow(email);
    await this.limiter.checkLimit(...window);
    const isRight = await this.passwordHasher.verify(stored, password);
    await (isRight ? this.limiter.checkLimit(...window) : this.limiter.consume(...window));
    return isRight;
  }

  /** Has a separate limit, so that failed sign-ins do not block the change of the password. */
  async isCurrentPassword(email: string, stored: string | null | undefined, chosen: string): Promise<boolean> {
    const [setting, seconds, account] = accountWindow(email);
    await this.limiter.consume(setting, seconds, `${account}:new`);
    return this.passwordHasher.verify(stored, chosen);
  }

  async resetLimits({ email, userId, origin }: Owner): Promise<void> {
    await this.limiter.reset(...accountWindow(email));
    await this.limiter.reset(...deviceWindow(computeDeviceFingerprint({ userId, ...origin })));
  }
}

const accountWindow = (email: string) =>
  ['limitSignInAccount', windowSeconds, createHash('sha256').update(email).digest('hex')] as const;

const deviceWindow = (fingerprint: string) => ['limitSignInAccount', windowSeconds, `device:${fingerprint}`] as const;
