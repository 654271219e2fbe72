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
    /**
     * Start of the occurrence when the reminder was sent. After a move the start is another one, so a new reminder is
     * sent.
     */
    startsAt: p.datetime().primary(),
    kind: p.enum(reminderKinds).primary(),
    createdAt: p.datetime(),
  },
});

/**
 * Reminder that was sent to a member, or was skipped because the member had just been notified of a change of the
 * occurrence.
 */
export class Reminder extends ReminderSchema.class {}
ReminderSchema.setClass(Reminder);
