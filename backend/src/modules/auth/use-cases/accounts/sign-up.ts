import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { AnonymousSignUpDisabled, SignUpDisabled } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import { buildPlaceholderUserView } from '../views/placeholder-user.ts';
import type { UserView } from '../views/user.view.ts';
import { CreateUser } from './create-user.ts';
import { type PkceChallenge, SendTokenEmail } from '../mail/send-token-email.ts';
import { ThrottleEmail } from '../mail/throttle-email.ts';
import { OpenSession, type ClientOrigin } from '../sessions/open-session.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';

interface SignUpInput {
  readonly email: string | undefined;
  readonly password: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly origin: ClientOrigin;
  readonly redirectTo?: string | undefined;
  readonly challenge?: PkceChallenge | undefined;
}

type NewAccount = Omit<SignUpInput, 'email' | 'password'> & { readonly email: string; readonly passwordHash: string };

@Injectable()
export class SignUp {
  constructor(
    private readonly settings: Settings,
    private readonly tx: Transaction,
    private readonly passwordHasher: PasswordHasher,
    private readonly createUser: CreateUser,
    private readonly throttleEmail: ThrottleEmail,
    private readonly sendTokenEmail: SendTokenEmail,
    private readonly buildUserView: BuildUserView,
    private readonly openSession: OpenSession,
  ) {}

  async signUp({ email, password, ...input }: SignUpInput): Promise<SessionView | UserView> {
    if (this.settings.authSignup === 'closed') throw new SignUpDisabled();
    if (email === undefined) throw new AnonymousSignUpDisabled();
    const passwordHash = await this.passwordHasher.hash(password);
    const account = { ...input, email: normalizeEmail(email), passwordHash };
    return this.tx.run<SessionView | UserView>((scope) =>
      this.settings.authConfirm === 'first' ? this.requireConfirmation(scope, account) : this.signInNow(scope, account),
    );
  }

  private async signInNow(scope: TransactionScope, account: NewAccount): Promise<SessionView> {
    const user = await this.createAccount(scope, account);
    if (!user.emailConfirmedAt && (await this.throttleEmail.tryThrottle(scope.em, user.email)))
      await this.sendConfirmation(scope, user, account);
    return this.openSession.open({ user, origin: account.origin, method: 'password' });
  }

  private async requireConfirmation(scope: TransactionScope, account: NewAccount): Promise<UserView> {
    const { em } = scope;
    await this.throttleEmail.throttle(em, account.email);
    const known = await em.findOne(User, { email: account.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known?.emailConfirmedAt)
      return { ...buildPlaceholderUserView(em, { ...account, id: newId() }), role: '', identities: [] };
    const user = known ?? (await this.createAccount(scope, account));
    await this.sendConfirmation(scope, user, account);
    return known ? buildPlaceholderUserView(em, { ...account, id: known.id }) : this.buildUserView.build(user);
  }

  private async createAccount({ em }: TransactionScope, account: NewAccount): Promise<User> {
    const isTrusted = this.settings.authConfirm === 'never';
    const userId = await this.createUser.create({
      ...account,
      ...(isTrusted ? { emailConfirmedAt: realTime() } : {}),
    });
    return em.findOneOrFail(User, userId);
  }

  private sendConfirmation(scope: TransactionScope, user: User, { redirectTo, challenge }: NewAccount): Promise<void> {
    return this.sendTokenEmail.send(scope, { user, purpose: 'confirm', to: user.email, redirectTo, challenge });
  }
}
