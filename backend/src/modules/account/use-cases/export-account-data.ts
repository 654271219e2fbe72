import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { DataExportStreamer } from '#platform/http/data-exports.ts';
import { streamJson } from '#platform/http/stream-json.ts';
import { ReadAccountExport, FindConfirmedEmail } from '#modules/auth/index.ts';
import { PersonAutomations } from '#modules/automations/index.ts';
import { ReadBillingExport } from '#modules/billing/index.ts';
import { CollectCommunityData } from '#modules/community/index.ts';
import { CollectInquiryData } from '#modules/inquiries/index.ts';
import { CollectLiveEventsData } from '#modules/live-events/index.ts';
import { AccountEmailStore, CollectMailingData } from '#modules/mailing/index.ts';
import { ReadMembershipExport } from '#modules/membership/index.ts';
import { CollectNotificationData } from '#modules/notifications/index.ts';
import { CollectPracticeData } from '#modules/practice/index.ts';
import { ReadDeletion } from './read-deletion.ts';

@Injectable()
export class ExportAccountData {
  constructor(
    private readonly exports: DataExportStreamer,
    private readonly tx: Transaction,
    private readonly readAccountExport: ReadAccountExport,
    private readonly findConfirmedEmail: FindConfirmedEmail,
    private readonly readMembershipExport: ReadMembershipExport,
    private readonly readBillingRecord: ReadBillingExport,
    private readonly readPracticeRecord: CollectPracticeData,
    private readonly readLiveEventsRecord: CollectLiveEventsData,
    private readonly readNotificationRecord: CollectNotificationData,
    private readonly readCommunityRecord: CollectCommunityData,
    private readonly readInquiryRecords: CollectInquiryData,
    private readonly accountEmails: AccountEmailStore,
    private readonly readMailingRecord: CollectMailingData,
    private readonly automations: PersonAutomations,
    private readonly readDeletion: ReadDeletion,
  ) {}

  async export({ userId }: { userId: string }): Promise<Readable> {
    return this.exports.stream(userId, () => this.generateJson(userId));
  }

  private async *generateJson(userId: string): AsyncGenerator<string> {
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'account.exported', actorId: userId, subjectId: userId }),
    );
    const address = await this.findConfirmedEmail.find(userId);
    yield* streamJson({
      madeAt: realTime().toISOString(),
      ...(await this.readAccountExport.read(userId)),
      accountMails: () => this.accountEmails.readRecord(userId),
      deletionDueAt: async () => (await this.readDeletion.read({ userId })).dueAt,
      membership: () => this.readMembershipExport.read(userId),
      billing: () => this.readBillingRecord.read(userId),
      practice: () => this.readPracticeRecord.read(userId),
      liveEvents: () => this.readLiveEventsRecord.read(userId),
      notifications: () => this.readNotificationRecord.read(userId),
      community: () => this.readCommunityRecord.read(userId),
      inquiries: () => this.readInquiryRecords.read({ userId, email: address }),
      /** Null while the email address is unconfirmed, because the address may belong to another user. */
      mailing: () => (address ? this.readMailingRecord.read({ id: userId, email: address }) : null),
      automations: () => this.automations.list({ userId, email: address }),
    });
  }
}
