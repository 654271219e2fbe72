import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import {
  CurrentPasswordInvalid,
  CurrentPasswordRequired,
  ReauthenticationNeeded,
  ReauthenticationRefused,
  SamePassword,
  SessionMissing,
} from '../../domain/errors.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { ConsumeToken } from '../mail/consume-token.ts';
import { deviceAt } from '../sessions/device-at.ts';
import { isNotAddress, passwordTooLike } from './password-policy.ts';
import { PasswordTries } from './password-tries.ts';
import { Passwords } from './passwords.ts';

export interface PasswordChange {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly currentPassword?: string | undefined;
  /** The code that was asked for to prove oneself anew. */
  readonly nonce?: string | undefined;
}

/**
 * Asks for more than a session before a password changes: the present one, or that the person reads the account's mail
 * (by a code sent for this, or because a mail opened the session within the hour).
 */
@Injectable()
export class ProvePasswordChange {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly passwordTries: PasswordTries,
    private readonly consumeToken: ConsumeToken,
  ) {}

  /** The new password's hash. That it is the old one is told to nobody who has not proved themselves. */
  async prove(change: PasswordChange): Promise<string> {
    const em = this.database.em();
    const missing = { failHandler: () => new SessionMissing() };
    const user = await em.findOneOrFail(User, change.userId, missing);
    const session = await em.findOneOrFail(Session, change.sessionId, missing);
    const byCode = change.nonce !== undefined;
    if (!byCode && this.settings.authReauthenticate && session.isOlderThanADay(new Date()))
      throw new ReauthenticationNeeded();
    if (byCode) await this.useNonce(user, change.nonce ?? '');
    else if (change.currentPassword !== undefined || !session.wasJustOpenedByMail(new Date()))
      await this.checkCurrent(user, session, change.currentPassword);
    if (!isNotAddress(change.password, user.email))
      throw new InvalidInput([{ field: 'password', message: passwordTooLike }]);
    if (await this.passwordTries.isSame(user.email, user.passwordHash, change.password)) throw new SamePassword();
    return this.passwords.hash(change.password);
  }

  private async checkCurrent(user: User, session: Session, password: string | undefined): Promise<void> {
    if (password === undefined) throw new CurrentPasswordRequired();
    const device = await deviceAt(this.database.em(), { userId: user.id, ...session.origin() });
    const whose = { email: user.email, stored: user.passwordHash, device };
    if (!(await this.passwordTries.isRight({ ...whose, password }))) throw new CurrentPasswordInvalid();
  }

  /** In a commit of its own: a wrong try counts though the change fails. */
  private async useNonce({ id, email }: User, nonce: string): Promise<void> {
    const isRight = await this.tx.run(async ({ em }) => {
      const accepted = await this.consumeToken.consume(em, { email, code: nonce }, ['reauthentication']);
      return accepted?.user.id === id;
    });
    if (!isRight) throw new ReauthenticationRefused();
  }
}
