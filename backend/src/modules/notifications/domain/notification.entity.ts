import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationKind } from './notification-kinds.ts';

const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    /** Increases with the time of creation, so lists are sorted by id. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<NotificationKind>(),
    key: p.text(),
    /** User who caused the notification, or null for the institute and for a deleted account. */
    actorId: p.uuid().nullable().index(),
    title: p.text(),
    text: p.text(),
    path: p.text(),
    /** The notification is delivered only while the recipient can read this forum topic. */
    topicId: p.uuid().nullable(),
    at: p.datetime(),
    isShown: p.boolean(),
    readAt: p.datetime().nullable(),
    mailAt: p.datetime().nullable(),
    digestAt: p.datetime().nullable(),
    digestId: p.uuid().nullable().index(),
  },
  uniques: [{ properties: ['userId', 'key'] }],
  indexes: [
    { properties: ['userId', 'id'] },
    {
      name: 'notification_unread',
      expression: `create index "notification_unread" on "notification" ("user_id") where "is_shown" and "read_at" is null`,
    },
    {
      name: 'notification_mail_due',
      expression: `create index "notification_mail_due" on "notification" ("mail_at") where "mail_at" is not null`,
    },
    {
      name: 'notification_digest_due',
      expression: `create index "notification_digest_due" on "notification" ("digest_at") where "digest_at" is not null`,
    },
  ],
});

export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);
