import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../../../kernel/email-address.ts';
import { Settings } from '../../../../platform/config/settings.ts';
import { Database } from '../../../../platform/database/database.ts';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { Limiter } from '../../../../platform/http/limiter.ts';
import { EmailNotConfirmed, InvalidCredentials, PhoneDisabled, UserBanned } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { OpenSession, type Origin } from './open-session.ts';
import { PasswordTries } from '../passwords/password-tries.ts';
import { Passwords } from '../passwords/passwords.ts';

const windowSeconds = 5 * 60;
const burstWindowSeconds = 60;

const credentialsOf = {
  name: 'auth.credentials',
  text: `select id, password_hash as "passwordHash", coalesce(banned_until > now(), false) as "isBanned",
      email_confirmed_at is not null as "isConfirmed"
    from users where email = $1`,
};

interface Credentials {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly isBanned: boolean;
  readonly isConfirmed: boolean;
}

interface SignInInput {
  /** Missing where a telephone number came instead. */
  readonly email: string | undefined;
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
    private readonly passwordTries: PasswordTries,
    private readonly passwords: Passwords,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
  ) {}

  async authenticate({ email, password, origin }: SignInInput): Promise<SessionView> {
    if (email === undefined) throw new PhoneDisabled();
    // A call rejected by the burst limit does not count against the 5-minute window.
    await this.limiter.consume('limitSignInBurst', burstWindowSeconds, origin.ip);
    await this.limiter.consume('limitSignIn', windowSeconds, origin.ip);
    return (
      (await this.attempt({ email, password, origin })) ??
      // Changed while the password was compared: somebody signed in at the same moment, or it is another one now.
      (await this.attempt({ email, password, origin })) ??
      this.refuse(null, 'changed-meanwhile')
    );
  }

  private async attempt({
    email,
    password,
    origin,
  }: SignInInput & { email: string }): Promise<SessionView | undefined> {
    const user = await this.prove({ email: normalizeEmail(email), password, origin });
    if (user.isBanned) {
      await this.noteFailure(user.id, 'banned');
      throw new UserBanned();
    }
    if (this.settings.authConfirm === 'first' && !user.isConfirmed) {
      await this.noteFailure(user.id, 'unconfirmed');
      throw new EmailNotConfirmed();
    }
    return this.openFor(user, password, origin);
  }

  /**
   * Opens a session after a successful password check, and rehashes the password if its parameters are outdated. Undefined
   * where the account is no longer what it was when the password was compared.
   */
  private async openFor(
    { id, passwordHash }: Credentials,
    password: string,
    origin: Origin,
  ): Promise<SessionView | undefined> {
    const rehashed = this.passwords.isStale(passwordHash ?? '') ? await this.passwords.hash(password) : undefined;
    return this.tx.run(async ({ em }) => {
      const user = await em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user || user.isBanned(new Date())) return undefined;
      if (rehashed) user.keepPasswordAs(rehashed);
      return this.openSession.open({ user, origin, method: 'password' });
    });
  }

  private async prove({ email, ...given }: SignInInput & { email: string }): Promise<Credentials> {
    const [user] = await this.database.prepared<Credentials>(credentialsOf, [email]);
    const whose = { email, userId: user?.id, stored: user?.passwordHash };
    const isRight = await this.passwordTries.isRight({ ...whose, ...given });
    if (user && isRight) return user;
    return this.refuse(user?.id ?? null, user ? 'wrong-password' : 'unknown-account');
  }

  private async refuse(subjectId: string | null, reason: string): Promise<never> {
    await this.noteFailure(subjectId, reason);
    throw new InvalidCredentials();
  }

  private noteFailure(subjectId: string | null, reason: string): Promise<void> {
    return this.tx.run(async ({ auditLog }) => {
      auditLog.record({ action: 'auth.sign-in-failed', actorId: null, subjectId, details: { reason } });
    });
  }
}
