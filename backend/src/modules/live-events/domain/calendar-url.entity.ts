import { defineEntity, p } from '@mikro-orm/core';

const CalendarUrlSchema = defineEntity({
  name: 'CalendarUrl',
  tableName: 'calendar_url',
  properties: {
    userId: p.uuid().primary(),
    /**
     * Random part of the calendar URL. The URL also contains a signature of it, so a person who reads the database
     * cannot build the URL.
     */
    nonce: p.uuid().unique(),
    madeAt: p.datetime(),
  },
});

/** Calendar URL of a member. A new `nonce` makes the previous URL invalid. */
export class CalendarUrl extends CalendarUrlSchema.class {}
CalendarUrlSchema.setClass(CalendarUrl);
