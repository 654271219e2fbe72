import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { EmailCampaign } from './domain/email-campaign.entity.ts';
import { EmailMessage } from './domain/email-message.entity.ts';
import { EmailSubscriber } from './domain/email-subscriber.entity.ts';
import { EmailSuppression } from './domain/email-suppression.entity.ts';
import { MailPaceRow } from './domain/mail-pace.entity.ts';
import { MailingFunctionsController } from './http/mailing-functions.controller.ts';
import { UnsubscribeController } from './http/unsubscribe.controller.ts';
import { DeliverMailWhenQueued } from './reactions/deliver-mail-when-queued.ts';
import { ForgetAddressesThatNeverAnswered } from './reactions/forget-addresses-that-never-answered.ts';
import { QueueChangeMailWhenPlanChangeScheduled } from './reactions/queue-change-mail-when-plan-change-scheduled.ts';
import { QueueBadNewsWhenRefundFailed } from './reactions/queue-bad-news-when-refund-failed.ts';
import { QueueEndMailWhenMembershipUnpaid } from './reactions/queue-end-mail-when-membership-unpaid.ts';
import { QueueFarewellWhenRenewalCancelled } from './reactions/queue-farewell-when-renewal-cancelled.ts';
import { QueueNoticeToInstituteWhenInquiryReceived } from './reactions/queue-notice-to-institute-when-inquiry-received.ts';
import { QueueNoticeWhenPaymentOwed } from './reactions/queue-notice-when-payment-owed.ts';
import { QueueNoticeWhenRenewalNear } from './reactions/queue-notice-when-renewal-near.ts';
import { QueueReceiptWhenInquiryReceived } from './reactions/queue-receipt-when-inquiry-received.ts';
import { QueueDisputeMailWhenMembershipDisputed } from './reactions/queue-dispute-mail-when-membership-disputed.ts';
import { QueueRefundMailWhenMembershipRefunded } from './reactions/queue-refund-mail-when-membership-refunded.ts';
import { QueueReplyWhenInquiryAnswered } from './reactions/queue-reply-when-inquiry-answered.ts';
import { QueueWelcomeWhenSubscriberJoined } from './reactions/queue-welcome-when-subscriber-joined.ts';
import { SendAccountMailWhenWanted } from './reactions/send-account-mail-when-wanted.ts';
import { AddSubscribers } from './use-cases/add-subscribers.ts';
import { AskToConfirm } from './use-cases/ask-to-confirm.ts';
import { BeginDelivery } from './use-cases/begin-delivery.ts';
import { ConfirmSubscription } from './use-cases/confirm-subscription.ts';
import { ConfirmationLinks } from './use-cases/confirmation-links.ts';
import { CountSubscribers } from './use-cases/count-subscribers.ts';
import { DeliverMail } from './use-cases/deliver-mail.ts';
import { FindSubscribers } from './use-cases/find-subscribers.ts';
import { ForgetSubscriber } from './use-cases/forget-subscriber.ts';
import { ForgetUnconfirmed } from './use-cases/forget-unconfirmed.ts';
import { MailPace } from './use-cases/mail-pace.ts';
import { MailingRecordOf } from './use-cases/mailing-record-of.ts';
import { MailsOf } from './use-cases/mails-of.ts';
import { PostLetter } from './use-cases/post-letter.ts';
import { QueueInquiryMail } from './use-cases/queue-inquiry-mail.ts';
import { QueueInquiryReceipt } from './use-cases/queue-inquiry-receipt.ts';
import { QueueMail } from './use-cases/queue-mail.ts';
import { QueueMembershipMail } from './use-cases/queue-membership-mail.ts';
import { QueueWelcome } from './use-cases/queue-welcome.ts';
import { ReadUnsubscribeLink } from './use-cases/read-unsubscribe-link.ts';
import { SendAccountMail } from './use-cases/send-account-mail.ts';
import { StartEmailCampaign } from './use-cases/start-email-campaign.ts';
import { StatesOfReplies } from './use-cases/states-of-replies.ts';
import { SubscribeEmail } from './use-cases/subscribe-email.ts';
import { Unsubscribe } from './use-cases/unsubscribe.ts';
import { UnsubscribeLinks } from './use-cases/unsubscribe-links.ts';
import { WriteAccountLetter } from './use-cases/write-account-letter.ts';
import { WriteInquiryLetter } from './use-cases/write-inquiry-letter.ts';
import { WriteConfirmationLetter } from './use-cases/write-confirmation-letter.ts';
import { WriteLetter } from './use-cases/write-letter.ts';
import { WriteMembershipLetter } from './use-cases/write-membership-letter.ts';

/** What other modules may call. */
const door = [
  AddSubscribers,
  CountSubscribers,
  FindSubscribers,
  ForgetSubscriber,
  MailingRecordOf,
  MailsOf,
  StatesOfReplies,
];

/** What a member is told about the paid membership. */
const membershipMails = [
  QueueChangeMailWhenPlanChangeScheduled,
  QueueBadNewsWhenRefundFailed,
  QueueEndMailWhenMembershipUnpaid,
  QueueFarewellWhenRenewalCancelled,
  QueueNoticeWhenPaymentOwed,
  QueueNoticeWhenRenewalNear,
  QueueRefundMailWhenMembershipRefunded,
  QueueDisputeMailWhenMembershipDisputed,
];

/** What somebody hears who filled in a form, and what the institute hears of it. */
const inquiryMails = [
  QueueInquiryMail,
  QueueInquiryReceipt,
  QueueNoticeToInstituteWhenInquiryReceived,
  QueueReceiptWhenInquiryReceived,
  QueueReplyWhenInquiryAnswered,
  WriteInquiryLetter,
];

@Module({
  imports: [
    AuthModule,
    InquiriesModule,
    MikroOrmModule.forFeature([EmailSubscriber, EmailCampaign, EmailMessage, EmailSuppression, MailPaceRow]),
  ],
  controllers: [MailingFunctionsController, UnsubscribeController],
  providers: [
    ...door,
    AskToConfirm,
    BeginDelivery,
    ConfirmSubscription,
    ConfirmationLinks,
    DeliverMail,
    DeliverMailWhenQueued,
    ForgetAddressesThatNeverAnswered,
    ForgetUnconfirmed,
    MailPace,
    PostLetter,
    QueueMail,
    QueueMembershipMail,
    ...inquiryMails,
    ...membershipMails,
    QueueWelcome,
    QueueWelcomeWhenSubscriberJoined,
    ReadUnsubscribeLink,
    SendAccountMail,
    SendAccountMailWhenWanted,
    StartEmailCampaign,
    SubscribeEmail,
    Unsubscribe,
    UnsubscribeLinks,
    WriteAccountLetter,
    WriteConfirmationLetter,
    WriteLetter,
    WriteMembershipLetter,
  ],
  exports: door,
})
export class MailingModule {}
