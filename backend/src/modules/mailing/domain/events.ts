import { DomainEvent } from '#kernel/domain-event.ts';

/** Published only for the first subscription of an email address. */
export class SubscriberJoined extends DomainEvent<{ subscriberId: string }> {
  static override readonly type = 'mailing.subscriber-joined';
}

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

export class CampaignBatchQueued extends DomainEvent<{ batchId: string }> {
  static override readonly type = 'mailing.campaign-batch-queued';
}

export class EmailGroupQueued extends DomainEvent<{ batchId: string }> {
  static override readonly type = 'mailing.email-group-queued';
}

export class CampaignArchiveChanged extends DomainEvent<{ campaignId: string }> {
  static override readonly type = 'mailing.campaign-archive-changed';
}

export class InboundEmailReceived extends DomainEvent<{ emailId: string }> {
  static override readonly type = 'mailing.inbound-email-received';
}

/** Each queue has its own event class, because a reaction runs in only one queue. */
export const mailQueuedEventByQueue: Readonly<Record<MailQueue, typeof MailQueued>> = {
  'auth-mail': AccountMailQueued,
  'billing-mail': BillingMailQueued,
  mailing: MailQueued,
  campaigns: CampaignMailQueued,
};

export class LabelAdded extends DomainEvent<{ email: string; label: string }> {
  static override readonly type = 'mailing.label-added';
}

export class SubscriberEmailChanged extends DomainEvent<{ from: string; to: string }> {
  static override readonly type = 'mailing.subscriber-email-changed';
}

export class AutomationEmailReplied extends DomainEvent<{ email: string; stepId: string }> {
  static override readonly type = 'mailing.letter-replied';
}
