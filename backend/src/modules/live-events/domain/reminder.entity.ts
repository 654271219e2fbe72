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
    /** Start of the occurrence when the reminder was sent: an occurrence that is moved later gets a new reminder. */
    startsAt: p.datetime().primary(),
    kind: p.enum(reminderKinds).primary(),
    createdAt: p.datetime(),
  },
});

/** A reminder that was sent, or that was skipped because the member was just notified of a change of the occurrence. */
export class Reminder extends ReminderSchema.class {}
ReminderSchema.setClass(Reminder);
