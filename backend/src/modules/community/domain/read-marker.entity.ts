import { defineEntity, p } from '@mikro-orm/core';

const ReadMarkerSchema = defineEntity({
  name: 'ReadMarker',
  tableName: 'forum_reading',
  properties: {
    userId: p.uuid().primary(),
    topicId: p.uuid().primary(),
    readNumber: p.integer(),
    follows: p.boolean(),
    hasWritten: p.boolean(),
  },
  indexes: [
    {
      name: 'forum_reading_followers',
      expression: `create index "forum_reading_followers" on "forum_reading" ("topic_id") where "follows"`,
    },
    {
      name: 'forum_reading_writers',
      expression: `create index "forum_reading_writers" on "forum_reading" ("topic_id") where "has_written"`,
    },
  ],
});

export class ReadMarker extends ReadMarkerSchema.class {}
ReadMarkerSchema.setClass(ReadMarker);
