import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationKind } from './notification-kinds.ts';

const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    /** Ids sort by the moment they were made. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<NotificationKind>(),
    /** What it tells of: nobody is told of the same twice. */
    key: p.text(),
    /** Who did it; none for what the institute tells. */
    actorId: p.uuid().nullable().index(),
    /** Who or what, such as a name. */
    title: p.text(),
    /** What follows the title: "answered you in “Silence at work”". */
    text: p.text(),
    /** Where it leads on our site. */
    path: p.text(),
    /** The forum topic it names: delivered while its recipient may read that. */
    topicId: p.uuid().nullable(),
    at: p.datetime(),
    /** Shown in the product; without it the row is there for emails alone. */
    isShown: p.boolean(),
    readAt: p.datetime().nullable(),
    /** When its email is to be sent; empty once that is queued, and where none is wished. */
    mailAt: p.datetime().nullable(),
    /** When the digest is made up that is to hold it; empty once that is made, and where none is wished. */
    digestAt: p.datetime().nullable(),
    /** The digest that held it. */
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

/** Something that somebody is told, and by which ways. */
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);
