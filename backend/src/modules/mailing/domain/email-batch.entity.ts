import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';

export const emailBatchStates = ['queued', 'sending', 'done', 'split'] as const;

export interface BatchRecipient {
  readonly messageId: string;
  readonly tier: string;
}

const EmailBatchSchema = defineEntity({
  name: 'EmailBatch',
  tableName: 'email_batch',
  properties: {
    id: p.uuid().primary(),
    campaignId: () => p.manyToOne(EmailCampaign).mapToPk().joinColumn('campaign_id').index().deleteRule('cascade'),
    state: p.enum(emailBatchStates),
    recipients: p.json<BatchRecipient[]>(),
    /** Emails as JSON, stored before the first attempt so that each attempt sends the same bytes. */
    payload: p.text().nullable().lazy(),
    payloadHash: p.text().nullable(),
    /** Real time and not the time of `Clock`, because the provider limits repeated requests in real time. */
    firstAttemptAt: p.datetime().nullable(),
    sent: p.integer().default(0),
    failed: p.integer().default(0),
    suppressed: p.integer().default(0),
    heldBack: p.integer().default(0),
    unknown: p.integer().default(0),
    stopped: p.integer().default(0),
    createdAt: p.datetime(),
    doneAt: p.datetime().nullable(),
  },
});

export class EmailBatch extends EmailBatchSchema.class {
  isOpen(): boolean {
    return this.state === 'queued' || this.state === 'sending';
  }
}
EmailBatchSchema.setClass(EmailBatch);

const ListEmailDaySchema = defineEntity({
  name: 'ListEmailDay',
  tableName: 'list_email_day',
  properties: {
    subscriberId: p.uuid().primary(),
    /** Day in the time zone of the subscriber, or of the institute when the zone of the subscriber is unknown. */
    day: p.date().primary().index(),
    messageId: p.uuid(),
  },
});

export class ListEmailDay extends ListEmailDaySchema.class {}
ListEmailDaySchema.setClass(ListEmailDay);
