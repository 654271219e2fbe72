import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { QueueHolds } from '#platform/queue/queue-holds.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindConfirmedEmail, DeleteRemovedAccountEmail, UserAccountClosed } from '#modules/auth/index.ts';
import { PersonAutomations } from '#modules/automations/index.ts';
import { EraseBillingData } from '#modules/billing/index.ts';
import { EraseCommunityData } from '#modules/community/index.ts';
import { EraseInquiries } from '#modules/inquiries/index.ts';
import { EraseLiveEventsData } from '#modules/live-events/index.ts';
import { EraseSubscriber } from '#modules/mailing/index.ts';
import { DeleteMembershipGrants } from '#modules/membership/index.ts';
import { EraseNotifications } from '#modules/notifications/index.ts';
import { ErasePracticeData } from '#modules/practice/index.ts';

/** Only a confirmed email address selects data, because another user may own an unconfirmed address. */
@Injectable()
export class ErasePersonalData {
  constructor(
    private readonly tx: Transaction,
    private readonly findConfirmedEmail: FindConfirmedEmail,
    private readonly eraseBillingData: EraseBillingData,
    private readonly forgetInquiries: EraseInquiries,
    private readonly eraseSubscriber: EraseSubscriber,
    private readonly automations: PersonAutomations,
    private readonly deleteMembershipGrants: DeleteMembershipGrants,
    private readonly forgetPractice: ErasePracticeData,
    private readonly forgetLiveEvents: EraseLiveEventsData,
    private readonly eraseNotifications: EraseNotifications,
    private readonly forgetMember: EraseCommunityData,
    private readonly deleteRemovedAccountEmail: DeleteRemovedAccountEmail,
    private readonly queueHolds: QueueHolds,
  ) {}

  @ReactsTo([UserAccountClosed], { name: 'ForgetPersonWhenUserClosed', queue: 'billing', effect: 'outside' })
  async forget({ userId }: { userId: string }): Promise<void> {
    await this.eraseBillingData.erase(userId);
    await this.queueHolds.forget(userId);
    const email = await this.findConfirmedEmail.find(userId);
    await this.tx.run(async () => {
      const inquiryIds = await this.forgetInquiries.forget({ userId, email });
      await this.eraseSubscriber.erase({ userId, email, inquiryIds });
      await this.automations.erase({ userId, email });
      await this.deleteMembershipGrants.delete(userId);
      await this.forgetPractice.forget(userId);
      await this.forgetLiveEvents.forget(userId);
      await this.eraseNotifications.erase(userId);
      await this.forgetMember.forget(userId);
      await this.deleteRemovedAccountEmail.forget(userId);
    });
  }
}
