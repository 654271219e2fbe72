import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { AccountRecordOf, ConfirmedAddressOf, type AccountRecord } from '../../auth/index.ts';
import { BillingRecordOf, type BillingRecord } from '../../billing/index.ts';
import { InquiryRecordOf, type InquiryRecord } from '../../inquiries/index.ts';
import { MailingRecordOf, type MailingRecord } from '../../mailing/index.ts';
import { MembershipRecordOf, type MembershipRecord } from '../../membership/index.ts';
import { ReadDeletion } from './read-deletion.ts';

export interface PersonalData extends Partial<AccountRecord> {
  readonly madeAt: string;
  /** RFC 3339, from when the account is gone; null while nobody has asked for that. */
  readonly deletionDueAt: string | null;
  readonly membership: MembershipRecord;
  readonly billing: BillingRecord;
  /** What was written by the forms of the site; null as below. */
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
    private readonly confirmedAddressOf: ConfirmedAddressOf,
    private readonly membershipRecordOf: MembershipRecordOf,
    private readonly billingRecordOf: BillingRecordOf,
    private readonly inquiryRecordOf: InquiryRecordOf,
    private readonly mailingRecordOf: MailingRecordOf,
    private readonly readDeletion: ReadDeletion,
  ) {}

  async execute({ userId }: { userId: string }): Promise<PersonalData> {
    await this.tx.run(async ({ trail }) =>
      trail.record({ action: 'account.exported', actorId: userId, subjectId: userId }),
    );
    const address = await this.confirmedAddressOf.execute(userId);
    return {
      madeAt: new Date().toISOString(),
      ...(await this.accountRecordOf.execute(userId)),
      deletionDueAt: (await this.readDeletion.execute({ userId })).dueAt,
      membership: await this.membershipRecordOf.execute(userId),
      billing: await this.billingRecordOf.execute(userId),
      inquiries: address ? await this.inquiryRecordOf.execute(address) : null,
      mailing: address ? await this.mailingRecordOf.execute({ id: userId, email: address }) : null,
    };
  }
}
