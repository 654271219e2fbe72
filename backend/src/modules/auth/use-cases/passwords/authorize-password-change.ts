import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import {
  CurrentPasswordInvalid,
  CurrentPasswordRequired,
  ReauthenticationNeeded,
  ReauthenticationCodeInvalid,
  SamePassword,
  SessionMissing,
} from '../../domain/errors.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { ConsumeOneTimeToken } from '../mail/consume-one-time-token.ts';
import { findKnownDevice } from '../sessions/find-known-device.ts';
import { isPasswordDifferentFromEmail, passwordEqualsEmailMessage } from './password-policy.ts';
import { PasswordAttemptLimiter } from './password-attempt-limiter.ts';
import { PasswordHasher } from './password-hasher.ts';

export interface PasswordChangeInput {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly currentPassword?: string | undefined;
  readonly nonce?: string | undefined;
}

@Injectable()
export class AuthorizePasswordChange {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordAttemptLimiter: PasswordAttemptLimiter,
    private readonly consumeOneTimeToken: ConsumeOneTimeToken,
  ) {}

  /** Compares the new password with the old one after the proof of identity, so that only the owner learns the result. */
  async authorize(change: PasswordChangeInput): Promise<string> {
    const em = this.database.em();
    const missing = { failHandler: () => new SessionMissing() };
    const user = await em.findOneOrFail(User, change.userId, missing);
    const session = await em.findOneOrFail(Session, change.sessionId, missing);
    const byCode = change.nonce !== undefined;
    if (!byCode && this.settings.authReauthenticate && session.isOlderThanADay(realTime()))
      throw new ReauthenticationNeeded();
    if (byCode) await this.useNonce(user, change.nonce ?? '');
    else if (change.currentPassword !== undefined || !session.wasRecentlyOpenedByEmail(realTime()))
      await this.verifyCurrentPassword(user, session, change.currentPassword);
    if (!isPasswordDifferentFromEmail(change.password, user.email))
      throw new InvalidInput([{ field: 'password', message: passwordEqualsEmailMessage }]);
    if (await this.passwordAttemptLimiter.isCurrentPassword(user.email, user.passwordHash, change.password))
      throw new SamePassword();
    return this.passwordHasher.hash(change.password);
  }

  private async verifyCurrentPassword(user: User, session: Session, password: string | undefined): Promise<void> {
    if (password === undefined) throw new CurrentPasswordRequired();
    const device = await findKnownDevice(this.database.em(), { userId: user.id, ...session.origin() });
    const whose = { email: user.email, stored: user.passwordHash, device };
    if (!(await this.passwordAttemptLimiter.verifyPassword({ ...whose, password }))) throw new CurrentPasswordInvalid();
  }

  /** Uses its own transaction, so that a wrong try counts even though the change fails. */
  private async useNonce({ id, email }: User, nonce: string): Promise<void> {
    const isRight = await this.tx.run(async ({ em }) => {
      const accepted = await this.consumeOneTimeToken.consume(em, { email, code: nonce }, ['reauthentication']);
      return accepted?.user.id === id;
    });
    if (!isRight) throw new ReauthenticationCodeInvalid();
  }
}
