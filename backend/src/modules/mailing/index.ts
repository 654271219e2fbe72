export { MailingModule } from './mailing.module.ts';
export { suppressionReasons, type SuppressionReason } from './domain/email-suppression.entity.ts';
export { emailMessageStates, type EmailMessageState } from './domain/email-message.entity.ts';
export { ImportSubscribers } from './use-cases/list/add-subscribers.ts';
export {
  CountSubscribers,
  FindSubscriberRecipient,
  FindSubscribers,
  ListSubscriberSources,
  type Subscriber,
} from './use-cases/list/find-subscribers.ts';
export { EraseSubscriber } from './use-cases/list/erase-subscriber.ts';
export { FindSentEmails, FindReplyStates } from './use-cases/emails/find-sent-emails.ts';
export { CollectMailingData, type MailingExport } from './use-cases/emails/read-mailing-record.ts';
export { LabelAdded, LetterReplied, SubscriberEmailChanged, SubscriberJoined } from './domain/events.ts';
export { createMailServices, type MailServices } from './use-cases/emails/define-mail.ts';
export { EmailLabels } from './use-cases/labels/labels.ts';
export { FindMailingPerson, type MailingPerson } from './use-cases/list/find-mailing-person.ts';
export { ReadEmailRate } from './use-cases/emails/read-email-rate.ts';
export { ReadDeliveryHealth } from './use-cases/health/read-delivery-health.ts';
export { EmailLedger } from './use-cases/emails/email-ledger.ts';
export { CountStepEmails } from './use-cases/emails/count-step-emails.ts';
export { FrequencyCap } from './use-cases/campaigns/frequency-cap.ts';
export { extractEmail } from './domain/email-hash.ts';
export {
  NotificationSource,
  type NotificationReader,
  type NotificationEmail,
} from './use-cases/emails/notification-source.ts';
export {
  consentFormNames,
  consentPurposeNames,
  consentPurposes,
  type ConsentPurpose,
} from './domain/consent-purposes.ts';
export { ConsentReader, type ConsentEntry } from './use-cases/consent/consent-reader.ts';
export { UnsubscribeByStaff } from './use-cases/list/unsubscribe-by-staff.ts';
export { ReflectionsByEmail } from './use-cases/consent/reflections-by-email.ts';
export { AccountEmailStore } from './use-cases/emails/account-emails.ts';
