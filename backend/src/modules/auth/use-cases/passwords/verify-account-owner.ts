import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { PasswordWrong, SessionMissing, SignInTooOld } from '../../domain/errors.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { findKnownDevice } from '../sessions/find-known-device.ts';
import { PasswordAttemptLimiter } from './password-attempt-limiter.ts';

const recentSignInMs = 10 * 60_000;

interface OwnerClaim {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string | undefined;
}

@Injectable()
export class VerifyAccountOwner {
  constructor(
    private readonly database: Database,
    private readonly passwordAttemptLimiter: PasswordAttemptLimiter,
  ) {}

  async verify({ userId, sessionId, password }: OwnerClaim): Promise<void> {
    const em = this.database.em();
    const missing = { failHandler: () => new SessionMissing() };
    const session = await em.findOneOrFail(Session, { id: sessionId, userId }, missing);
    const user = await em.findOneOrFail(User, userId, missing);
    if (user.passwordHash === null) {
      if (realTime().getTime() - session.createdAt.getTime() > recentSignInMs) throw new SignInTooOld();
      return;
    }
    const device = await findKnownDevice(em, { userId, ...session.origin() });
    const whose = { email: user.email, stored: user.passwordHash, device };
    if (!(await this.passwordAttemptLimiter.verifyPassword({ ...whose, password: password ?? '' })))
      throw new PasswordWrong();
  }
}
