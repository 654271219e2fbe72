import { defineEntity, p } from '@mikro-orm/core';

export const noticeKinds = ['past-due-0', 'past-due-5', 'past-due-12', 'past-due-over', 'renewal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const BillingNoticeSchema = defineEntity({
  name: 'BillingNotice',
  tableName: 'billing_notice',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<NoticeKind>(),
    subject: p.text(),
    dueAt: p.datetime(),
    sentAt: p.datetime().nullable(),
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

export class BillingNotice extends BillingNoticeSchema.class {}
BillingNoticeSchema.setClass(BillingNotice);
