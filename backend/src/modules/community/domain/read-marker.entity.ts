import { defineEntity, p } from '@mikro-orm/core';

const ReadMarkerSchema = defineEntity({
  name: 'ReadMarker',
  tableName: 'forum_read_marker',
  properties: {
    userId: p.uuid().primary(),
    topicId: p.uuid().primary(),
    readNumber: p.integer(),
    follows: p.boolean(),
    hasWritten: p.boolean(),
  },
  indexes: [
    {
      name: 'forum_read_marker_followers',
      expression: `create index "forum_read_marker_followers" on "forum_read_marker" ("topic_id") where "follows"`,
    },
    {
      name: 'forum_read_marker_writers',
      expression: `create index "forum_read_marker_writers" on "forum_read_marker" ("topic_id") where "has_written"`,
    },
  ],
});

export class ReadMarker extends ReadMarkerSchema.class {}
ReadMarkerSchema.setClass(ReadMarker);
