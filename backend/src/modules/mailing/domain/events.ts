import { DomainEvent } from '#kernel/domain-event.ts';

/** An email was subscribed for the first time. Not emitted when somebody subscribes again. */
export class SubscriberJoined extends DomainEvent<{ subscriberId: string }> {
  static override readonly type = 'mailing.subscriber-joined';
}

/** The queues in which emails wait, most urgent first: for accounts, payments, other notices, and campaigns. */
export type MailQueue = 'auth-mail' | 'billing-mail' | 'mailing' | 'campaigns';

/** An email was stored and is to be sent: from now on it is either sent or its row says why not. */
export class MailQueued extends DomainEvent<{ messageId: string }> {
  static override readonly type: string = 'mailing.mail-queued';
}

class AccountMailQueued extends MailQueued {
  static override readonly type = 'mailing.account-mail-queued';
}

class BillingMailQueued extends MailQueued {
  static override readonly type = 'mailing.billing-mail-queued';
}

class CampaignMailQueued extends MailQueued {
  static override readonly type = 'mailing.campaign-mail-queued';
}

/** One event per queue, because a reaction runs in one queue. */
export const mailQueuedIn: Readonly<Record<MailQueue, typeof MailQueued>> = {
  'auth-mail': AccountMailQueued,
  'billing-mail': BillingMailQueued,
  mailing: MailQueued,
  campaigns: CampaignMailQueued,
};
