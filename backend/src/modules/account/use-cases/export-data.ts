import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { AccountRecordOf, ConfirmedEmailOf, type AccountRecord } from '../../auth/index.ts';
import { BillingRecordOf, type BillingRecord } from '../../billing/index.ts';
import { CommunityRecordOf, type CommunityRecord } from '../../community/index.ts';
import { InquiryRecordOf, type InquiryRecord } from '../../inquiries/index.ts';
import { LiveEventsRecordOf, type LiveEventsRecord } from '../../live-events/index.ts';
import { AccountEmails, MailingRecordOf, type MailingRecord } from '../../mailing/index.ts';
import { MembershipRecordOf, type MembershipRecord } from '../../membership/index.ts';
import { NotificationRecordOf, type NotificationRecord } from '../../notifications/index.ts';
import { PracticeRecordOf, type PracticeRecord } from '../../practice/index.ts';
import { ReadDeletion } from './read-deletion.ts';

export interface PersonalData extends Partial<AccountRecord> {
  readonly madeAt: string;
  readonly accountMails: readonly object[];
  /** RFC 3339, from when deleted account; null while nobody has asked for that. */
  readonly deletionDueAt: string | null;
  readonly membership: MembershipRecord;
  readonly billing: BillingRecord;
  readonly practice: PracticeRecord;
  readonly liveEvents: LiveEventsRecord;
  readonly notifications: NotificationRecord;
  /** What was said in the forum, and how one is shown there. */
  readonly community: CommunityRecord;
  /** What was asked by the forms of the site, and of mentors; null as below where nothing of it was asked as a member. */
  readonly inquiries: readonly InquiryRecord[] | null;
  /** Null while the address is not confirmed: until then it may be somebody else's. */
  readonly mailing: MailingRecord | null;
}

/** Everything the product holds on a person, each part told by the module that keeps it. */
@Injectable()
export class ExportData {
  constructor(
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

  async export({ userId }: { userId: string }): Promise<PersonalData> {
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'account.exported', actorId: userId, subjectId: userId }),
    );
    const address = await this.confirmedEmailOf.find(userId);
    return {
      madeAt: new Date().toISOString(),
      ...(await this.accountRecordOf.read(userId)),
      accountMails: await this.accountEmails.recordOf(userId),
      deletionDueAt: (await this.readDeletion.read({ userId })).dueAt,
      membership: await this.membershipRecordOf.read(userId),
      billing: await this.billingRecordOf.read(userId),
      practice: await this.practiceRecordOf.read(userId),
      liveEvents: await this.liveEventsRecordOf.read(userId),
      notifications: await this.notificationRecordOf.read(userId),
      community: await this.communityRecordOf.read(userId),
      inquiries: await this.inquiryRecordOf.read({ userId, email: address }),
      mailing: address ? await this.mailingRecordOf.of({ id: userId, email: address }) : null,
    };
  }
}
