import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { Limiter } from '../../../platform/http/limiter.ts';
import { EmailNotConfirmed, InvalidCredentials, UserBanned } from '../domain/errors.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';
import { PasswordTries } from './password-tries.ts';
import { Passwords } from './passwords.ts';

const addressWindowSeconds = 5 * 60;
const burstWindowSeconds = 60;

const userByAddress = { name: 'auth.user-by-address', text: 'select * from users where email = $1' };

interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
}

/** Opens a session for the right password. Who has no account gets the same answer, after the same work and as often. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
    private readonly passwordTries: PasswordTries,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
  ) {}

  async execute({ email, password, origin }: SignInInput): Promise<SessionView> {
    await Promise.all([
      this.limiter.consume('limitSignInBurst', burstWindowSeconds, origin.address),
      this.limiter.consume('limitSignIn', addressWindowSeconds, origin.address),
    ]);
    const user = await this.prove(emailKey(email), password);
    if (user.isBanned(new Date())) {
      await this.noteFailure(user.id, 'banned');
      throw new UserBanned();
    }
    if (this.settings.authConfirmFirst && !user.emailConfirmedAt) {
      await this.noteFailure(user.id, 'unconfirmed');
      throw new EmailNotConfirmed();
    }
    const rehashed = this.passwords.isStale(user.passwordHash ?? '') ? await this.passwords.hash(password) : undefined;
    return this.tx.run(async ({ em }) => {
      const current = em.merge(user);
      if (rehashed) current.keepPasswordAs(rehashed);
      return this.openSession.execute({ user: current, origin });
    });
  }

  private async prove(email: string, password: string): Promise<User> {
    const [row] = await this.database.prepared(userByAddress, [email]);
    const user = row && this.database.em().map(User, row);
    const isRight = await this.passwordTries.isRight(email, user?.passwordHash, password);
    if (user && isRight) return user;
    await this.noteFailure(user?.id ?? null, user ? 'wrong-password' : 'unknown-account');
    throw new InvalidCredentials();
  }

  private noteFailure(subjectId: string | null, reason: string): Promise<void> {
    return this.tx.run(async ({ trail }) => {
      trail.record({ action: 'auth.sign-in-failed', actorId: null, subjectId, details: { reason } });
    });
  }
}
