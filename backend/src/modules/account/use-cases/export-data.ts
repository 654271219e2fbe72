import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Transaction } from '#platform/database/transaction.ts';
import { Exports } from '#platform/http/exports.ts';
import { jsonText } from '#platform/http/json-text.ts';
import { AccountRecordOf, ConfirmedEmailOf } from '#modules/auth/index.ts';
import { BillingRecordOf } from '#modules/billing/index.ts';
import { CommunityRecordOf } from '#modules/community/index.ts';
import { InquiryRecordOf } from '#modules/inquiries/index.ts';
import { LiveEventsRecordOf } from '#modules/live-events/index.ts';
import { AccountEmails, MailingRecordOf } from '#modules/mailing/index.ts';
import { MembershipRecordOf } from '#modules/membership/index.ts';
import { NotificationRecordOf } from '#modules/notifications/index.ts';
import { PracticeRecordOf } from '#modules/practice/index.ts';
import { ReadDeletion } from './read-deletion.ts';

@Injectable()
export class ExportData {
  constructor(
    private readonly exports: Exports,
    private readonly tx: Transaction,
    private readonly accountRecordOf: AccountRecordOf,
    private readonly confirmedEmailOf: ConfirmedEmailOf,
    private readonly membershipRecordOf: MembershipRecordOf,
    private readonly billingRecordOf: BillingRecordOf,
    private readonly practiceRecordOf: PracticeRecordOf,
    private readonly liveEventsRecordOf: LiveEventsRecordOf,
    private readonly notificationRecordOf: NotificationRecordOf,
    private readonly communityRecordOf: CommunityRecordOf,
    private readonly inquiryRecordOf: InquiryRecordOf,
    private readonly accountEmails: AccountEmails,
    private readonly mailingRecordOf: MailingRecordOf,
    private readonly readDeletion: ReadDeletion,
  ) {}

  /** Streams one JSON object part by part. */
  async export({ userId }: { userId: string }): Promise<Readable> {
    return this.exports.stream(userId, () => this.textOf(userId));
  }

  private async *textOf(userId: string): AsyncGenerator<string> {
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'account.exported', actorId: userId, subjectId: userId }),
    );
    const address = await this.confirmedEmailOf.find(userId);
    yield* jsonText({
      madeAt: new Date().toISOString(),
      ...(await this.accountRecordOf.read(userId)),
      accountMails: () => this.accountEmails.recordOf(userId),
      /** RFC 3339, time of the deletion; null without a request. */
      deletionDueAt: async () => (await this.readDeletion.read({ userId })).dueAt,
      membership: () => this.membershipRecordOf.read(userId),
      billing: () => this.billingRecordOf.read(userId),
      practice: () => this.practiceRecordOf.read(userId),
      liveEvents: () => this.liveEventsRecordOf.read(userId),
      notifications: () => this.notificationRecordOf.read(userId),
      community: () => this.communityRecordOf.read(userId),
      /** Inquiries sent as a member, and with a confirmed email also those sent with the forms. */
      inquiries: () => this.inquiryRecordOf.read({ userId, email: address }),
      /** Null while the email is unconfirmed, because it may belong to another user. */
      mailing: () => (address ? this.mailingRecordOf.of({ id: userId, email: address }) : null),
    });
  }
}
