import { defineEntity, p } from '@mikro-orm/core';

const CalendarUrlSchema = defineEntity({
  name: 'CalendarUrl',
  tableName: 'calendar_url',
  properties: {
    userId: p.uuid().primary(),
    /** Random. The URL holds it with an HMAC, so reading this row is not enough to make the URL. */
    nonce: p.uuid().unique(),
    madeAt: p.datetime(),
  },
});

/** A new nonce invalidates the previous calendar URL. */
export class CalendarUrl extends CalendarUrlSchema.class {}
CalendarUrlSchema.setClass(CalendarUrl);
