import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { SessionMissing } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail, type AccountEmailInput } from './queue-account-email.ts';

type DeletionNotice = Extract<AccountEmailInput, { kind: 'deletion-asked' | 'deletion-taken-back' }>;
type OmitAddress<Email> = Email extends unknown ? Omit<Email, 'to'> : never;

@Injectable()
export class QueueDeletionEmail {
  constructor(private readonly queueAccountEmail: QueueAccountEmail) {}

  /** Locks the user's row, so that the account is not deleted before the commit. */
  async notify(scope: TransactionScope, notice: OmitAddress<DeletionNotice>): Promise<void> {
    const { email: to } = await scope.em.findOneOrFail(User, notice.userId, {
      lockMode: LockMode.PESSIMISTIC_READ,
      failHandler: () => new SessionMissing(),
    });
    this.queueAccountEmail.queue(scope, { ...notice, to });
  }
}
