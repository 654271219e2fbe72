import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

const retentionMs = 90 * 86_400_000;

@Injectable()
export class AccountEmailStore {
  constructor(
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
  async deleteOld(): Promise<void> {
    const before = new Date(realTime().getTime() - retentionMs).toISOString();
    for (const kind of this.definitions.account)
      await deleteRowsInSlices(
        this.database,
        { table: 'email_message', where: 'kind = ? and created_at < ?::timestamptz', orderBy: 'created_at' },
        [kind, before],
      );
  }
}
