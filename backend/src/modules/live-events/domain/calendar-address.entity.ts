import { defineEntity, p } from '@mikro-orm/core';

const CalendarAddressSchema = defineEntity({
  name: 'CalendarAddress',
  tableName: 'calendar_address',
  properties: {
    userId: p.uuid().primary(),
    /** Chosen by chance. The address is made of it by a key, so that nobody who reads this row can use it. */
    nonce: p.uuid().unique(),
    madeAt: p.datetime(),
  },
});

/** Where a person's calendar fetches their events. A new nonce makes the former address lead nowhere. */
export class CalendarAddress extends CalendarAddressSchema.class {}
CalendarAddressSchema.setClass(CalendarAddress);
