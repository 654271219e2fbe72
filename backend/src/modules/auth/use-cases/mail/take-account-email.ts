import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { AccountEmail } from '../../domain/account-email.entity.ts';
import { User } from '../../domain/user.entity.ts';

export interface TakenEmail {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly firstName: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

@Injectable()
export class TakeAccountEmail {
  constructor(private readonly tx: Transaction) {}

  /**
   * Returns undefined if the email was taken before or its account is deleted. Locks the account until the commit, so
   * that a later deletion also finds the email in `mailing`.
   */
  take(emailId: string): Promise<TakenEmail | undefined> {
    return this.tx.run(async ({ em }) => {
      const email = await em.findOne(AccountEmail, emailId);
      const lockMode = LockMode.PESSIMISTIC_READ;
      const user = email && (await em.findOne(User, email.userId, { lockMode }));
      if (!email || !user || (await em.nativeDelete(AccountEmail, { id: emailId })) === 0) return undefined;
      const { id, userId, kind, recipient, facts, createdAt } = email;
      return { id, userId, kind, recipient, facts, createdAt, firstName: user.firstName ?? null };
    });
  }
}
