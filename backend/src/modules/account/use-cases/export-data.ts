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

/** Everything the product holds on a person, each part told by the module that keeps it. */
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

  /** One JSON object, read and sent part by part. */
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
      /** RFC 3339, from when the account is gone; null while no deletion was asked for. */
      deletionDueAt: async () => (await this.readDeletion.read({ userId })).dueAt,
      membership: () => this.membershipRecordOf.read(userId),
      billing: () => this.billingRecordOf.read(userId),
      practice: () => this.practiceRecordOf.read(userId),
      liveEvents: () => this.liveEventsRecordOf.read(userId),
      notifications: () => this.notificationRecordOf.read(userId),
      /** What the person said in the forum, and how they are shown there. */
      community: () => this.communityRecordOf.read(userId),
      /** What was asked by the forms of the site, and of mentors; null as below where nothing was asked as a member. */
      inquiries: () => this.inquiryRecordOf.read({ userId, email: address }),
      /** Null while the address is not confirmed: until then it may be another person's. */
      mailing: () => (address ? this.mailingRecordOf.of({ id: userId, email: address }) : null),
    });
  }
}
