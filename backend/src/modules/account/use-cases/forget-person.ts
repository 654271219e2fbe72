import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ConfirmedAddressOf, ForgetRemovedAccount } from '../../auth/index.ts';
import { ForgetPayer } from '../../billing/index.ts';
import { ForgetInquiries } from '../../inquiries/index.ts';
import { ForgetSubscriber } from '../../mailing/index.ts';
import { ForgetGrants } from '../../membership/index.ts';

/**
 * Deletes what the other modules hold of a person. Stripe goes first, because it may be away and must be asked again; all
 * the rest is one commit. An address that was never confirmed keeps its place on the list, and what was written from it
 * stays: it may be somebody else's.
 */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly tx: Transaction,
    private readonly confirmedAddressOf: ConfirmedAddressOf,
    private readonly forgetPayer: ForgetPayer,
    private readonly forgetInquiries: ForgetInquiries,
    private readonly forgetSubscriber: ForgetSubscriber,
    private readonly forgetGrants: ForgetGrants,
    private readonly forgetRemovedAccount: ForgetRemovedAccount,
  ) {}

  /** Safe to run any number of times. */
  async execute(userId: string): Promise<void> {
    await this.forgetPayer.execute(userId);
    const email = await this.confirmedAddressOf.execute(userId);
    await this.tx.run(async () => {
      const inquiryIds = await this.forgetInquiries.execute({ userId, email });
      await this.forgetSubscriber.execute({ userId, email, inquiryIds });
      await this.forgetGrants.execute(userId);
      await this.forgetRemovedAccount.execute(userId);
    });
  }
}
