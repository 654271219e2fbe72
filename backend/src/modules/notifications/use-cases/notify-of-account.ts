import { Injectable } from '@nestjs/common';
import { formatDateTime } from '#kernel/format-date.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindUserById } from '#modules/auth/index.ts';
import {
  MembershipEndedUnpaid,
  PaymentBecameOverdue,
  RefundFailed,
  YearlyRenewalApproached,
} from '#modules/billing/index.ts';
import {
  InquiryAnswered,
  MentoringRequestAnswered,
  ReadInquiryWithReply,
  ReadMentoringDetails,
} from '#modules/inquiries/index.ts';
import { CreateNotifications } from './notify.ts';

const membershipPagePath = '/account/membership';

/** Creates notifications on the site only, because other modules send the emails about these events. */
@Injectable()
export class NotifyOfAccount {
  constructor(
    private readonly notify: CreateNotifications,
    private readonly readInquiry: ReadInquiryWithReply,
    private readonly mentoringToTell: ReadMentoringDetails,
    private readonly findUserById: FindUserById,
  ) {}

  @ReactsTo([InquiryAnswered], { name: 'NotifyWhenInquiryAnswered', queue: 'notices' })
  async notifyReply({ inquiryId, replyId }: { inquiryId: string; replyId: string }): Promise<void> {
    const inquiry = await this.readInquiry.read({ inquiryId });
    const writer = inquiry && (await this.findUserById.findByConfirmedEmail(inquiry.email));
    if (!writer) return;
    await this.notify.notify({
      userIds: [writer.id],
      kind: 'inquiry',
      key: `inquiry:${replyId}`,
      title: 'We replied to you',
      text: `Our reply to ${inquiry.reference} is in your mailbox`,
      path: '/members/notifications',
    });
  }

  @ReactsTo([MentoringRequestAnswered], { name: 'NotifyWhenMentoringAnswered', queue: 'notices' })
  async notifyMentoring({ inquiryId, userId, answeredAt }: MentoringRequestAnswered['payload']): Promise<void> {
    const asked = await this.mentoringToTell.read(inquiryId);
    if (!asked?.answeredAt) return;
    const { mentor, startsAt, answeredAt: at, zone } = asked;
    await this.notify.notify({
      userIds: [userId],
      kind: 'inquiry',
      key: `mentoring:${inquiryId}:${answeredAt}`,
      title: startsAt ? 'Your hour has a date' : 'We replied to you',
      text: startsAt ? `With ${mentor}, ${formatDateTime(startsAt, at, zone)}` : `About an hour with ${mentor}`,
      path: '/members/visionary',
    });
  }

  @ReactsTo([PaymentBecameOverdue], { name: 'NotifyWhenPaymentOwed', queue: 'notices' })
  notifyPaymentOwed({ userId, noticeId }: { userId: string; noticeId: string }): Promise<void> {
    return this.notifyUsers(userId, noticeId, 'A payment did not go through', 'Please check your card');
  }

  @ReactsTo([MembershipEndedUnpaid], { name: 'NotifyWhenMembershipUnpaid', queue: 'notices' })
  notifyUnpaid({ userId, noticeId }: { userId: string; noticeId: string }): Promise<void> {
    return this.notifyUsers(userId, noticeId, 'Your membership has paused', 'A payment is still owed');
  }

  @ReactsTo([YearlyRenewalApproached], { name: 'NotifyWhenRenewalNear', queue: 'notices' })
  notifyRenewal({ userId, noticeId }: { userId: string; noticeId: string }): Promise<void> {
    return this.notifyUsers(userId, noticeId, 'Your membership renews soon', 'For another year');
  }

  @ReactsTo([RefundFailed], { name: 'NotifyWhenRefundFailed', queue: 'notices' })
  notifyRefundFailed({ userId, occasion }: { userId: string; occasion: string }): Promise<void> {
    return this.notifyUsers(userId, occasion, 'A refund did not go through', 'You can ask for it again');
  }

  private notifyUsers(userId: string, occasion: string, title: string, text: string): Promise<void> {
    return this.notify.notify({
      userIds: [userId],
      kind: 'billing',
      key: `billing:${occasion}`,
      title,
      text,
      path: membershipPagePath,
    });
  }
}
