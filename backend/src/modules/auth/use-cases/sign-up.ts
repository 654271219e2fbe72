import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { Transaction, type TransactionScope } from '../../../platform/database/transaction.ts';
import { AnonymousSignUp } from '../domain/errors.ts';
import { UserSignedUp } from '../domain/events.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { ShowUser } from './answers/show-user.ts';
import { standInFor } from './answers/stand-in-user.ts';
import type { UserView } from './answers/user.view.ts';
import type { Challenge } from './challenge.ts';
import { CreateUser } from './create-user.ts';
import { SendToken } from './mail/send-token.ts';
import { TakeMailTurn } from './mail/take-mail-turn.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';
import { Passwords } from './passwords.ts';

interface SignUpInput {
  readonly email: string | undefined;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly origin: Origin;
  readonly redirectTo?: string | undefined;
  readonly challenge?: Challenge | undefined;
}

type NewAccount = Omit<SignUpInput, 'email' | 'password'> & { readonly email: string; readonly passwordHash: string };

/**
 * Makes a visitor's account and asks by mail whether the address is theirs. They are signed in at once, unless
 * AUTH_CONFIRM_FIRST has them confirm the address before; then the answer does not tell who has an account already.
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly settings: Settings,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly createUser: CreateUser,
    private readonly takeMailTurn: TakeMailTurn,
    private readonly sendToken: SendToken,
    private readonly showUser: ShowUser,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ email, password, ...input }: SignUpInput): Promise<SessionView | UserView> {
    if (email === undefined) throw new AnonymousSignUp();
    const passwordHash = await this.passwords.hash(password);
    const account = { ...input, email: emailKey(email), passwordHash };
    return this.tx.run<SessionView | UserView>((scope) =>
      this.settings.authConfirmFirst ? this.askFirst(scope, account) : this.letIn(scope, account),
    );
  }

  /** Somebody else may just have had a mail sent to the address; then this one is left out, to be asked for later. */
  private async letIn(scope: TransactionScope, account: NewAccount): Promise<SessionView> {
    const user = await this.join(scope, account);
    if (await this.takeMailTurn.tryTo(scope.em, user.email)) await this.askByMail(scope, user, account);
    return this.openSession.execute({ user, origin: account.origin });
  }

  private async askFirst(scope: TransactionScope, account: NewAccount): Promise<UserView> {
    const { em } = scope;
    await this.takeMailTurn.execute(em, account.email);
    const known = await em.findOne(User, { email: account.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known?.emailConfirmedAt) return { ...standInFor(em, { ...account, id: newId() }), role: '', identities: [] };
    const user = known ?? (await this.join(scope, account));
    await this.askByMail(scope, user, account);
    return known ? standInFor(em, { ...account, id: known.id }) : this.showUser.execute(user);
  }

  private async join({ em, outbox }: TransactionScope, account: NewAccount): Promise<User> {
    const userId = await this.createUser.execute(account);
    outbox.append(new UserSignedUp({ userId }));
    return em.findOneOrFail(User, userId);
  }

  private askByMail(scope: TransactionScope, user: User, { redirectTo, challenge }: NewAccount): Promise<void> {
    return this.sendToken.execute(scope, { user, purpose: 'confirm', to: user.email, redirectTo, challenge });
  }
}
