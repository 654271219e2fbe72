import { defineEntity, p } from '@mikro-orm/core';

const ContentPresenceSchema = defineEntity({
  name: 'ContentPresence',
  tableName: 'content_presence',
  properties: {
    itemId: p.uuid().primary(),
    userId: p.uuid().primary(),
    seenAt: p.datetime().index(),
  },
});

export class ContentPresence extends ContentPresenceSchema.class {}
ContentPresenceSchema.setClass(ContentPresence);
