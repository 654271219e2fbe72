import { defineEntity, p } from '@mikro-orm/core';

const AttendanceSchema = defineEntity({
  name: 'Attendance',
  tableName: 'attendance',
  properties: {
    userId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    /** By what the date is known however often it is moved. */
    knownAs: p.datetime().primary(),
    joinedAt: p.datetime(),
    /** The member of staff who wrote it down; none for whoever came by the door. */
    recordedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['eventId', 'knownAs'] }],
});

/** That somebody was there on one date of an event. */
export class Attendance extends AttendanceSchema.class {}
AttendanceSchema.setClass(Attendance);

const minuteMs = 60_000;

/** The door opens ten minutes before the start. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - 10 * minuteMs);
