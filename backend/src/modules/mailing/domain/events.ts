import { DomainEvent } from '#kernel/domain-event.ts';

/** An email address was subscribed for the first time; not published when it is subscribed again. */
export class SubscriberJoined extends DomainEvent<{ subscriberId: string }> {
  static override readonly type = 'mailing.subscriber-joined';
}

/** Queues for emails, most urgent first: emails about accounts, about payments, other notices, and campaigns. */
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

/** A batch of a campaign can be sent. */
export class CampaignBatchQueued extends DomainEvent<{ batchId: string }> {
  static override readonly type = 'mailing.campaign-batch-queued';
}

/** A campaign was added to the public archive or removed from it. */
export class CampaignArchiveChanged extends DomainEvent<{ campaignId: string }> {
  static override readonly type = 'mailing.campaign-archive-changed';
}

/** The provider received an email to a reply address. */
export class InboundEmailReceived extends DomainEvent<{ emailId: string }> {
  static override readonly type = 'mailing.inbound-email-received';
}

/** Event class of each queue, because a reaction to a domain event runs in only one queue. */
export const mailQueuedEventByQueue: Readonly<Record<MailQueue, typeof MailQueued>> = {
  'auth-mail': AccountMailQueued,
  'billing-mail': BillingMailQueued,
  mailing: MailQueued,
  campaigns: CampaignMailQueued,
};

/** Staff or an automation added a label to a person. */
export class LabelAdded extends DomainEvent<{ email: string; label: string }> {
  static override readonly type = 'mailing.label-added';
}

/** The subscription of an account moved to the new email of the account. */
export class SubscriberEmailChanged extends DomainEvent<{ from: string; to: string }> {
  static override readonly type = 'mailing.subscriber-email-changed';
}

/** A person replied to an email of an automation from their own address. */
export class LetterReplied extends DomainEvent<{ email: string; stepId: string }> {
  static override readonly type = 'mailing.letter-replied';
}
