import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { ConfirmedEmailOf, ForgetRemovedAccount, UserClosed } from '#modules/auth/index.ts';
import { ForgetPayer } from '#modules/billing/index.ts';
import { ForgetMember } from '#modules/community/index.ts';
import { ForgetInquiries } from '#modules/inquiries/index.ts';
import { ForgetLiveEvents } from '#modules/live-events/index.ts';
import { ForgetSubscriber } from '#modules/mailing/index.ts';
import { ForgetGrants } from '#modules/membership/index.ts';
import { ForgetNotifications } from '#modules/notifications/index.ts';
import { ForgetPractice } from '#modules/practice/index.ts';

/**
 * Deletes a user's data from the other modules. Stripe comes first, because it may be down and need a retry; the rest
 * is one transaction. An unconfirmed email stays on the mailing list and its inquiries stay, because it may belong to
 * another user.
 */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly tx: Transaction,
    private readonly confirmedEmailOf: ConfirmedEmailOf,
    private readonly forgetPayer: ForgetPayer,
    private readonly forgetInquiries: ForgetInquiries,
    private readonly forgetSubscriber: ForgetSubscriber,
    private readonly forgetGrants: ForgetGrants,
    private readonly forgetPractice: ForgetPractice,
    private readonly forgetLiveEvents: ForgetLiveEvents,
    private readonly forgetNotifications: ForgetNotifications,
    private readonly forgetMember: ForgetMember,
    private readonly forgetRemovedAccount: ForgetRemovedAccount,
  ) {}

  /** Safe to repeat. */
  @ReactsTo([UserClosed], { name: 'ForgetPersonWhenUserClosed', queue: 'billing', effect: 'outside' })
  async forget({ userId }: { userId: string }): Promise<void> {
    await this.forgetPayer.forget(userId);
    const email = await this.confirmedEmailOf.find(userId);
    await this.tx.run(async () => {
      const inquiryIds = await this.forgetInquiries.forget({ userId, email });
      await this.forgetSubscriber.forget({ userId, email, inquiryIds });
      await this.forgetGrants.forget(userId);
      await this.forgetPractice.forget(userId);
      await this.forgetLiveEvents.forget(userId);
      await this.forgetNotifications.forget(userId);
      await this.forgetMember.forget(userId);
      await this.forgetRemovedAccount.forget(userId);
    });
  }
}
