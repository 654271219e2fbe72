import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';
import { Passwords } from './passwords.ts';
import { ReturnToKnownPlace } from './return-to-known-place.ts';

interface Proven {
  /** As they were when the password was compared with the hash. */
  readonly user: Pick<User, 'id' | 'passwordHash'>;
  readonly password: string;
  readonly origin: Origin;
}

/** Signs in whose password was right, and keeps the password by a hash of today's strength. */
@Injectable()
export class OpenPasswordSession {
  constructor(
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly returnToKnownPlace: ReturnToKnownPlace,
    private readonly openSession: OpenSession,
  ) {}

  /**
   * Undefined where the account is no longer what it was when the password was compared: the password or its hash has
   * changed, or the account was banned or deleted.
   */
  async execute({ user, password, origin }: Proven): Promise<SessionView | undefined> {
    if (this.passwords.isStale(user.passwordHash ?? ''))
      return this.open(user, origin, await this.passwords.hash(password));
    return (await this.returnToKnownPlace.execute({ user, origin })) ?? this.open(user, origin);
  }

  private open(
    { id, passwordHash }: Proven['user'],
    origin: Origin,
    rehashed?: string,
  ): Promise<SessionView | undefined> {
    return this.tx.run(async ({ em }) => {
      const user = await em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user || user.isBanned(new Date())) return undefined;
      if (rehashed) user.keepPasswordAs(rehashed);
      return this.openSession.execute({ user, origin });
    });
  }
}
