import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { AnonymousSignUp } from '../domain/errors.ts';
import { UserSignedUp } from '../domain/events.ts';
import { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { CreateUser } from './create-user.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';
import { Passwords } from './passwords.ts';

interface SignUpInput {
  readonly email: string | undefined;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly origin: Origin;
}

/** Makes a visitor's account and signs them in at once; their address is confirmed later, by mail. */
@Injectable()
export class SignUp {
  constructor(
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly createUser: CreateUser,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ email, password, firstName, lastName, origin }: SignUpInput): Promise<SessionView> {
    if (email === undefined) throw new AnonymousSignUp();
    const passwordHash = await this.passwords.hash(password);
    return this.tx.run(async ({ em, outbox }) => {
      const userId = await this.createUser.execute({ email, passwordHash, firstName, lastName });
      outbox.append(new UserSignedUp({ userId }));
      return this.openSession.execute({ user: await em.findOneOrFail(User, userId), origin });
    });
  }
}
