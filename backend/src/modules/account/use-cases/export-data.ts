import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Transaction } from '#platform/database/transaction.ts';
import { DataExports } from '#platform/http/data-exports.ts';
import { streamJson } from '#platform/http/stream-json.ts';
import { ReadAccountRecord, FindConfirmedEmail } from '#modules/auth/index.ts';
import { ReadBillingRecord } from '#modules/billing/index.ts';
import { ReadCommunityRecord } from '#modules/community/index.ts';
import { ReadInquiryRecords } from '#modules/inquiries/index.ts';
import { ReadLiveEventsRecord } from '#modules/live-events/index.ts';
import { AccountEmails, ReadMailingRecord } from '#modules/mailing/index.ts';
import { ReadMembershipRecord } from '#modules/membership/index.ts';
import { ReadNotificationRecord } from '#modules/notifications/index.ts';
import { ReadPracticeRecord } from '#modules/practice/index.ts';
import { ReadDeletion } from './read-deletion.ts';

@Injectable()
export class ExportData {
  constructor(
    private readonly exports: DataExports,
    private readonly tx: Transaction,
    private readonly readAccountRecord: ReadAccountRecord,
    private readonly findConfirmedEmail: FindConfirmedEmail,
    private readonly readMembershipRecord: ReadMembershipRecord,
    private readonly readBillingRecord: ReadBillingRecord,
    private readonly readPracticeRecord: ReadPracticeRecord,
    private readonly readLiveEventsRecord: ReadLiveEventsRecord,
    private readonly readNotificationRecord: ReadNotificationRecord,
    private readonly readCommunityRecord: ReadCommunityRecord,
    private readonly readInquiryRecords: ReadInquiryRecords,
    private readonly accountEmails: AccountEmails,
    private readonly readMailingRecord: ReadMailingRecord,
    private readonly readDeletion: ReadDeletion,
  ) {}

  /** Streams one JSON object, one property at a time. */
  async export({ userId }: { userId: string }): Promise<Readable> {
    return this.exports.stream(userId, () => this.textOf(userId));
  }

  private async *textOf(userId: string): AsyncGenerator<string> {
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'account.exported', actorId: userId, subjectId: userId }),
    );
    const address = await this.findConfirmedEmail.find(userId);
    yield* streamJson({
      madeAt: new Date().toISOString(),
      ...(await this.readAccountRecord.read(userId)),
      accountMails: () => this.accountEmails.readRecord(userId),
      /** RFC 3339, time of the deletion; null if no deletion was requested. */
      deletionDueAt: async () => (await this.readDeletion.read({ userId })).dueAt,
      membership: () => this.readMembershipRecord.read(userId),
      billing: () => this.readBillingRecord.read(userId),
      practice: () => this.readPracticeRecord.read(userId),
      liveEvents: () => this.readLiveEventsRecord.read(userId),
      notifications: () => this.readNotificationRecord.read(userId),
      community: () => this.readCommunityRecord.read(userId),
      /**
       * Inquiries sent while signed in and, if the email address is confirmed, also inquiries sent with it without
       * signing in.
       */
      inquiries: () => this.readInquiryRecords.read({ userId, email: address }),
      /** Null while the email address is unconfirmed, because it may belong to another user. */
      mailing: () => (address ? this.readMailingRecord.read({ id: userId, email: address }) : null),
    });
  }
}
