import { DomainEvent } from '#kernel/domain-event.ts';

/** An email address was subscribed for the first time; not emitted when it subscribes again. */
export class SubscriberJoined extends DomainEvent<{ subscriberId: string }> {
  static override readonly type = 'mailing.subscriber-joined';
}

/** Queues for emails about accounts, emails about payments, other notices and campaigns, most urgent first. */
export type MailQueue = 'auth-mail' | 'billing-mail' | 'mailing' | 'campaigns';

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

/** Each queue has its own event class, because a reaction runs in only one queue. */
export const mailQueuedByQueue: Readonly<Record<MailQueue, typeof MailQueued>> = {
  'auth-mail': AccountMailQueued,
  'billing-mail': BillingMailQueued,
  mailing: MailQueued,
  campaigns: CampaignMailQueued,
};
