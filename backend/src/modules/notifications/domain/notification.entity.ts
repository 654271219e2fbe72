import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationKind } from './notification-kinds.ts';

const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    /** Id that increases with the time of creation, so that sorting by id gives the order of creation. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<NotificationKind>(),
    key: p.text(),
    /** Id of the user whose action caused the notification; null for the institute. */
    actorId: p.uuid().nullable().index(),
    title: p.text(),
    /** Text that follows the title, such as "replied to you in “Silence at work”". */
    text: p.text(),
    path: p.text(),
    /**
     * Id of the forum topic that the notification is about. It is delivered only while the recipient can read the
     * topic.
     */
    topicId: p.uuid().nullable(),
    at: p.datetime(),
    /** False for a notification that is only sent by email and not displayed on the site. */
    isShown: p.boolean(),
    readAt: p.datetime().nullable(),
    /** Time from which the notification email can be sent; null once the email is queued, or if no email is sent. */
    mailAt: p.datetime().nullable(),
    /**
     * Time from which the digest with this notification can be sent; null once that digest is queued, or without a
     * digest.
     */
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
