import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { User } from '../domain/user.entity.ts';
import { WantMail, type MailWish } from './want-mail.ts';

type DeletionNotice = Extract<MailWish, { kind: 'deletion-asked' | 'deletion-taken-back' }>;
type OmitAddress<Wish> = Wish extends unknown ? Omit<Wish, 'to'> : never;

/** Writes to the owner of an account, at its address, of what the account module did with it; in the same commit. */
@Injectable()
export class TellOwner {
  constructor(private readonly wantMail: WantMail) {}

  async execute(scope: TransactionScope, notice: OmitAddress<DeletionNotice>): Promise<void> {
    const { email: to } = await scope.em.findOneOrFail(User, notice.userId);
    this.wantMail.execute(scope, { ...notice, to });
  }
}
