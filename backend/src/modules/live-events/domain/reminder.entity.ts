import { defineEntity, p } from '@mikro-orm/core';

export const reminderKinds = ['day', 'hour'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const ReminderSchema = defineEntity({
  name: 'Reminder',
  tableName: 'reminder',
  properties: {
    userId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    knownAs: p.datetime().primary(),
    /** The start it told of: a date that is moved is told of again. */
    startsAt: p.datetime().primary(),
    kind: p.enum(reminderKinds).primary(),
    createdAt: p.datetime(),
  },
});

/** That somebody was reminded of a date, a day or an hour before, or needs no reminder, as they were just told of it. */
export class Reminder extends ReminderSchema.class {}
ReminderSchema.setClass(Reminder);
