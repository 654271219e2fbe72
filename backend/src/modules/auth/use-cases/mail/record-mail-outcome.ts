import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { AuthMail, type MailOutcome } from '../../domain/auth-mail.entity.ts';

/** Notes what became of a mail. Safe to repeat: the first outcome stays. */
@Injectable()
export class RecordMailOutcome {
  constructor(private readonly tx: Transaction) {}

  execute({ mailId, outcome }: { mailId: string; outcome: MailOutcome }): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const mail = await em.findOne(AuthMail, mailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      mail?.close(outcome, new Date());
    });
  }
}
