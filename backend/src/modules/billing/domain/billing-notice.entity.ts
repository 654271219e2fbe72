import { defineEntity, p } from '@mikro-orm/core';

/** What a member is told of ahead of time, or while a payment is owed. */
export const noticeKinds = ['past-due-0', 'past-due-5', 'past-due-12', 'past-due-over', 'renewal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const BillingNoticeSchema = defineEntity({
  name: 'BillingNotice',
  tableName: 'billing_notice',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<NoticeKind>(),
    /** What it is about, so that it is told once: the debt, or the period that is about to begin. */
    subject: p.text(),
    dueAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    /** When it was found to be pointless: paid, cancelled, or overtaken by a later one. */
    droppedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_notice_due',
      expression:
        'create index "billing_notice_due" on "billing_notice" ("due_at") where "sent_at" is null and "dropped_at" is null',
    },
  ],
  uniques: [{ properties: ['userId', 'kind', 'subject'] }],
});

/** One thing to tell a member once, from a moment on, provided it is still true by then. */
export class BillingNotice extends BillingNoticeSchema.class {}
BillingNoticeSchema.setClass(BillingNotice);
