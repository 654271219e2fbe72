import { defineEntity, p } from '@mikro-orm/core';

const CalendarUrlSchema = defineEntity({
  name: 'CalendarUrl',
  tableName: 'calendar_url',
  properties: {
    userId: p.uuid().primary(),
    /** Random value. The calendar URL contains it with an HMAC, so a reader of this row cannot make the URL. */
    nonce: p.uuid().unique(),
    madeAt: p.datetime(),
  },
});

/** The calendar URL of a member; a new nonce makes the previous URL invalid. */
export class CalendarUrl extends CalendarUrlSchema.class {}
CalendarUrlSchema.setClass(CalendarUrl);
