/** The mailing list and all emails: consent, delivery state and unsubscribing. */
export { MailingModule } from './mailing.module.ts';
export { messageStates, type MessageState } from './domain/email-message.entity.ts';
export { AddSubscribers } from './use-cases/list/add-subscribers.ts';
export { CountSubscribers, FindSubscribers, type Subscriber } from './use-cases/list/find-subscribers.ts';
export { ForgetSubscriber } from './use-cases/list/forget-subscriber.ts';
export { MailsOf, StatesOfReplies } from './use-cases/emails/mails-of.ts';
export { MailingRecordOf, type MailingRecord } from './use-cases/emails/mailing-record-of.ts';
export { EmailLedger } from './use-cases/emails/email-ledger.ts';
export { NotificationSource, type Notifications, type ToldByMail } from './use-cases/emails/notification-source.ts';
export { AccountEmails } from './use-cases/emails/account-emails.ts';
