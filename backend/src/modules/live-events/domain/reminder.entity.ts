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
    /** After a move, the new start gets a new reminder. */
    startsAt: p.datetime().primary(),
    kind: p.enum(reminderKinds).primary(),
    createdAt: p.datetime(),
  },
});

export class Reminder extends ReminderSchema.class {}
ReminderSchema.setClass(Reminder);
