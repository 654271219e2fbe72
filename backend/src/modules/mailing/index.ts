/** The mailing list and every mail: who may be written to, what was sent, and how it stops. */
export { MailingModule } from './mailing.module.ts';
export { messageStates, type MessageState } from './domain/email-message.entity.ts';
export { SubscriberJoined } from './domain/events.ts';
export { AddSubscribers, type KnownSubscriber } from './use-cases/add-subscribers.ts';
export { CountSubscribers } from './use-cases/count-subscribers.ts';
export { FindSubscribers, type Subscriber } from './use-cases/find-subscribers.ts';
export { ForgetSubscriber } from './use-cases/forget-subscriber.ts';
export { MailsOf, type SentMail } from './use-cases/mails-of.ts';
export { StatesOfReplies } from './use-cases/states-of-replies.ts';
export { MailingRecordOf, type MailingRecord } from './use-cases/mailing-record-of.ts';
