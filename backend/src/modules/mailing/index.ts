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
export { FindSentEmails, FindInquiryReplyStates } from './use-cases/emails/find-sent-emails.ts';
export { CollectMailingData, type MailingExport } from './use-cases/emails/read-mailing-record.ts';
export { LabelAdded, AutomationEmailReplied, SubscriberEmailChanged, SubscriberJoined } from './domain/events.ts';
export { createMailServices, type MailServices } from './use-cases/emails/define-mail.ts';
export { EmailLabels } from './use-cases/labels/labels.ts';
export { FindMailingPerson, type MailingPerson } from './use-cases/list/find-mailing-person.ts';
export { ReadEmailRate } from './use-cases/emails/read-email-rate.ts';
export { FindQueuesAtLimit } from './use-cases/emails/find-queues-at-limit.ts';
export { ReadDeliveryHealth } from './use-cases/health/read-delivery-health.ts';
export { FindTaskRecipients } from './use-cases/emails/find-task-recipients.ts';
export { QueueEmails } from './use-cases/emails/queue-emails.ts';
export { CountAutomationEmails } from './use-cases/emails/count-automation-emails.ts';
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
export { ReflectionConsentSync } from './use-cases/consent/reflection-consent-sync.ts';
export { AccountEmailStore } from './use-cases/emails/account-emails.ts';
