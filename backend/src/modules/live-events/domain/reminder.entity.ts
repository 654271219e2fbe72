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
     * Start of the occurrence at the time of the reminder. If the occurrence moves, a new reminder is sent for its new start.
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
