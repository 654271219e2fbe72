import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { Limiter } from '../../../platform/http/limiter.ts';
import { EmailNotConfirmed, InvalidCredentials, UserBanned } from '../domain/errors.ts';
import { emailKey } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { OpenPasswordSession } from './open-password-session.ts';
import type { Origin } from './origin.ts';
import { PasswordTries } from './password-tries.ts';

const addressWindowSeconds = 5 * 60;
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
    private readonly passwordTries: PasswordTries,
    private readonly openPasswordSession: OpenPasswordSession,
    private readonly settings: Settings,
  ) {}

  async execute({ email, password, origin }: SignInInput): Promise<SessionView> {
    // What the burst refuses costs nothing of the long window.
    await this.limiter.consume('limitSignInBurst', burstWindowSeconds, origin.address);
    await this.limiter.consume('limitSignIn', addressWindowSeconds, origin.address);
    return (
      (await this.attempt({ email, password, origin })) ??
      // Changed while the password was compared: somebody signed in at the same moment, or it is another one now.
      (await this.attempt({ email, password, origin })) ??
      this.refuse(null, 'changed-meanwhile')
    );
  }

  private async attempt({ email, password, origin }: SignInInput): Promise<SessionView | undefined> {
    const user = await this.prove(emailKey(email), password);
    if (user.isBanned) {
      await this.noteFailure(user.id, 'banned');
      throw new UserBanned();
    }
    if (this.settings.authConfirmFirst && !user.isConfirmed) {
      await this.noteFailure(user.id, 'unconfirmed');
      throw new EmailNotConfirmed();
    }
    return this.openPasswordSession.execute({ user, password, origin });
  }

  private async prove(email: string, password: string): Promise<Credentials> {
    const [user] = await this.database.prepared<Credentials>(credentialsOf, [email]);
    const isRight = await this.passwordTries.isRight(email, user?.passwordHash, password);
    if (user && isRight) return user;
    return this.refuse(user?.id ?? null, user ? 'wrong-password' : 'unknown-account');
  }

  private async refuse(subjectId: string | null, reason: string): Promise<never> {
    await this.noteFailure(subjectId, reason);
    throw new InvalidCredentials();
  }

  private noteFailure(subjectId: string | null, reason: string): Promise<void> {
    return this.tx.run(async ({ trail }) => {
      trail.record({ action: 'auth.sign-in-failed', actorId: null, subjectId, details: { reason } });
    });
  }
}
