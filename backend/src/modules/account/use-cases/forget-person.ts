import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindConfirmedEmail, ForgetRemovedAccount, UserClosed } from '#modules/auth/index.ts';
import { EraseBillingData } from '#modules/billing/index.ts';
import { ForgetMember } from '#modules/community/index.ts';
import { ForgetInquiries } from '#modules/inquiries/index.ts';
import { ForgetLiveEvents } from '#modules/live-events/index.ts';
import { EraseSubscriber } from '#modules/mailing/index.ts';
import { DeleteGrants } from '#modules/membership/index.ts';
import { EraseNotifications } from '#modules/notifications/index.ts';
import { ForgetPractice } from '#modules/practice/index.ts';

/**
 * Deletes a user's data from the other modules. Data at Stripe is deleted first, because Stripe may be down and need a
 * retry; the rest is one transaction. Mailing list and inquiry data of an unconfirmed email address stays, because the
 * address may belong to another user.
 */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly tx: Transaction,
    private readonly findConfirmedEmail: FindConfirmedEmail,
    private readonly eraseBillingData: EraseBillingData,
    private readonly forgetInquiries: ForgetInquiries,
    private readonly eraseSubscriber: EraseSubscriber,
    private readonly deleteGrants: DeleteGrants,
    private readonly forgetPractice: ForgetPractice,
    private readonly forgetLiveEvents: ForgetLiveEvents,
    private readonly eraseNotifications: EraseNotifications,
    private readonly forgetMember: ForgetMember,
    private readonly forgetRemovedAccount: ForgetRemovedAccount,
  ) {}

  /** Deletes the data of a closed account. Safe to repeat. */
  @ReactsTo([UserClosed], { name: 'ForgetPersonWhenUserClosed', queue: 'billing', effect: 'outside' })
  async forget({ userId }: { userId: string }): Promise<void> {
    await this.eraseBillingData.erase(userId);
    const email = await this.findConfirmedEmail.find(userId);
    await this.tx.run(async () => {
      const inquiryIds = await this.forgetInquiries.forget({ userId, email });
      await this.eraseSubscriber.erase({ userId, email, inquiryIds });
      await this.deleteGrants.delete(userId);
      await this.forgetPractice.forget(userId);
      await this.forgetLiveEvents.forget(userId);
      await this.eraseNotifications.erase(userId);
      await this.forgetMember.forget(userId);
      await this.forgetRemovedAccount.forget(userId);
    });
  }
}
