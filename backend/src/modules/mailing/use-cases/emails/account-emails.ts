import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

const retentionMs = 90 * 86_400_000;

/**
 * Reads stored emails about accounts for the data export, and deletes old ones. Emails about memberships and the
 * mailing list are not included.
 */
@Injectable()
export class AccountEmailStore {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  async readRecord(userId: string): Promise<object[]> {
    const emails = await this.database
      .em()
      .find(EmailMessage, { userId, kind: { $in: [...this.definitions.account] } });
    return emails.map(({ kind, recipient, state, createdAt }) => ({ kind, to: recipient, state, createdAt }));
  }

  @Schedule({ name: 'mailing.delete-old-account-emails', queue: 'mailing', everySeconds: 3_600 })
  deleteOld(): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const createdAt = { $lt: new Date(realTime().getTime() - retentionMs) };
      await em.nativeDelete(EmailMessage, { kind: { $in: [...this.definitions.account] }, createdAt });
    });
  }
}
