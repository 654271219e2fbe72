import { defineEntity, p } from '@mikro-orm/core';

const ContentPresenceSchema = defineEntity({
  name: 'ContentPresence',
  tableName: 'content_presence',
  properties: {
    itemId: p.uuid().primary(),
    userId: p.uuid().primary(),
    /** Time of the last report of the editor's page. */
    seenAt: p.datetime().index(),
  },
});

/** An editor who has a content item open. */
export class ContentPresence extends ContentPresenceSchema.class {}
ContentPresenceSchema.setClass(ContentPresence);
