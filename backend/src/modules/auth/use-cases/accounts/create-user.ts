import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailAlreadyRegistered } from '../../domain/errors.ts';
import { Identity, createEmailIdentity } from '../../domain/identity.entity.ts';
import { UserRole, type StaffRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';

interface NewUser {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly password?: string;
  readonly passwordHash?: string;
  readonly roles?: readonly StaffRole[];
  readonly emailConfirmedAt?: Date;
  readonly bannedUntil?: Date | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  readonly appMetadata?: Readonly<Record<string, unknown>> | null;
  readonly id?: string | undefined;
  readonly actorId?: string | null;
  readonly createdAt?: Date;
}

@Injectable()
export class CreateUser {
  constructor(
    private readonly tx: Transaction,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  async create(given: NewUser): Promise<string> {
    const passwordHash = given.passwordHash ?? (given.password ? await this.passwordHasher.hash(given.password) : null);
    return this.tx.run(async ({ em, auditLog }) => {
      const createdAt = given.createdAt ?? realTime();
      const user = em.create(User, {
        id: given.id ?? newId(),
        email: normalizeEmail(given.email),
        passwordHash,
        firstName: given.firstName ?? null,
        lastName: given.lastName ?? null,
        emailConfirmedAt: given.emailConfirmedAt ?? null,
        newEmail: null,
        emailChangeAwaits: null,
        confirmationSentAt: null,
        recoverySentAt: null,
        emailChangeSentAt: null,
        reauthenticationSentAt: null,
        invitedAt: null,
        lastSignInAt: null,
        bannedUntil: given.bannedUntil ?? null,
        deletedAt: null,
        metadata: given.metadata ?? null,
        appMetadata: given.appMetadata ?? null,
        createdAt,
        updatedAt: createdAt,
      });
      em.create(Identity, createEmailIdentity(user.id, createdAt));
      for (const role of given.roles ?? []) em.create(UserRole, { id: newId(), userId: user.id, role, createdAt });
      await em.flush().catch(throwEmailAlreadyRegistered);
      const roles = given.roles ?? [];
      auditLog.record({
        action: 'auth.account-created',
        actorId: given.actorId ?? null,
        subjectId: user.id,
        details: { roles },
      });
      return user.id;
    });
  }
}

function throwEmailAlreadyRegistered(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailAlreadyRegistered() : error;
}
