import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database } from '../../../platform/database/database.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { Limiter } from '../../../platform/http/limiter.ts';
import { InvalidCredentials, UserBanned } from '../domain/errors.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';
import { Passwords } from './passwords.ts';

const addressWindowSeconds = 5 * 60;
const accountWindowSeconds = 15 * 60;

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
    private readonly openSession: OpenSession,
  ) {}

  async execute({ email, password, origin }: SignInInput): Promise<SessionView> {
    await this.limiter.consume('limitSignIn', addressWindowSeconds, origin.address);
    const user = await this.prove(emailKey(email), password);
    if (user.isBanned(new Date())) throw new UserBanned();
    const rehashed = this.passwords.isStale(user.passwordHash ?? '') ? await this.passwords.hash(password) : undefined;
    return this.tx.run(async ({ em }) => {
      const current = await em.findOneOrFail(User, user.id, { failHandler: () => new InvalidCredentials() });
      if (rehashed) current.keepPasswordAs(rehashed);
      return this.openSession.execute({ user: current, origin });
    });
  }

  /** Wrong tries count per account; the second check keeps many tries at the same moment from slipping past the first. */
  private async prove(email: string, password: string): Promise<User> {
    const account = [
      'limitSignInAccount',
      accountWindowSeconds,
      createHash('sha256').update(email).digest('hex'),
    ] as const;
    await this.limiter.check(...account);
    const user = await this.database.em().findOne(User, { email });
    const isRight = await this.passwords.verify(user?.passwordHash, password);
    if (!user || !isRight) {
      await this.limiter.consume(...account);
      throw new InvalidCredentials();
    }
    await this.limiter.check(...account);
    return user;
  }
}
