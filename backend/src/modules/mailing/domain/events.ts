import { DomainEvent } from '../../../kernel/domain-event.ts';

/** An address came onto the list for the first time. One that had left and comes back is not told here. */
export class SubscriberJoined extends DomainEvent<{ subscriberId: string }> {
  static override readonly type = 'mailing.subscriber-joined';
}

/** A mail was decided on and stored; from now on it is either delivered or its row says why not. */
export class MailQueued extends DomainEvent<{ messageId: string }> {
  static override readonly type = 'mailing.mail-queued';
}
