import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';

/**
 * States of a batch: `sending` from its first attempt on, `done` when each recipient has a result, and `split` when the
 * provider rejected it and its parts are sent instead.
 */
export const emailBatchStates = ['queued', 'sending', 'done', 'split'] as const;

/** A stored email of a batch and the tier of its recipient, which decides the variant of the text. */
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
    /** Recipients as they were frozen. They refer to the stored emails, which have the names and email addresses. */
    recipients: p.json<BatchRecipient[]>(),
    /**
     * Emails as JSON, stored before the first attempt, so that an attempt is repeated with the same bytes. Deleted when
     * the batch is done.
     */
    payload: p.text().nullable().lazy(),
    /** SHA-256 of the payload. */
    payloadHash: p.text().nullable(),
    /** Time of the system clock, because it is compared with the time limit of the real provider. */
    firstAttemptAt: p.datetime().nullable(),
    /** Numbers of recipients by result. */
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

/** At most 100 recipients of a campaign, which the provider gets in one request with the key `batch/{id}`. */
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
    /** Day in the time zone of the subscriber. */
    day: p.date().primary().index(),
    messageId: p.uuid(),
  },
});

/**
 * The one email of the mailing list that a subscriber gets on a day. Campaigns and automations add a row before they
 * send; the daily reflection does not.
 */
export class ListEmailDay extends ListEmailDaySchema.class {}
ListEmailDaySchema.setClass(ListEmailDay);
