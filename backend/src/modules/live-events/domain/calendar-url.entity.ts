import { defineEntity, p } from '@mikro-orm/core';

const CalendarUrlSchema = defineEntity({
  name: 'CalendarUrl',
  tableName: 'calendar_url',
  properties: {
    userId: p.uuid().primary(),
    /** The URL also contains a signature of this value, so an attacker cannot build the URL from the database. */
    nonce: p.uuid().unique(),
    madeAt: p.datetime(),
  },
});

export class CalendarUrl extends CalendarUrlSchema.class {}
CalendarUrlSchema.setClass(CalendarUrl);
