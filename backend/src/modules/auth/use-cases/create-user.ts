import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailTaken } from '../domain/errors.ts';
import { UserRole, type StaffRole } from '../domain/user-role.entity.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import { Passwords } from './passwords.ts';

interface NewUser {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly password?: string;
  /** Made by Passwords.hash; spares the work where many accounts share a password. */
  readonly passwordHash?: string;
  readonly roles?: readonly StaffRole[];
  readonly emailConfirmedAt?: Date;
  /** Now, unless said otherwise. */
  readonly createdAt?: Date;
}

/** Makes an account. Throws EmailTaken where there is one with this address. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
  ) {}

  /** The new user's id. */
  async execute(given: NewUser): Promise<string> {
    const passwordHash = given.passwordHash ?? (given.password ? await this.passwords.hash(given.password) : null);
    return this.tx.run(async ({ em }) => {
      const createdAt = given.createdAt ?? new Date();
      const user = em.create(User, {
        id: newId(),
        email: emailKey(given.email),
        passwordHash,
        firstName: given.firstName ?? null,
        lastName: given.lastName ?? null,
        emailConfirmedAt: given.emailConfirmedAt ?? null,
        lastSignInAt: null,
        bannedUntil: null,
        createdAt,
        updatedAt: createdAt,
      });
      for (const role of given.roles ?? []) em.create(UserRole, { id: newId(), userId: user.id, role, createdAt });
      await em.flush().catch(asEmailTaken);
      return user.id;
    });
  }
}

function asEmailTaken(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailTaken() : error;
}
