import { defineEntity, p } from '@mikro-orm/core';

const AttendanceSchema = defineEntity({
  name: 'Attendance',
  tableName: 'attendance',
  properties: {
    userId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    /** Identifies the occurrence; does not change when the occurrence is moved. */
    knownAs: p.datetime().primary(),
    joinedAt: p.datetime(),
    /** Staff user who recorded the attendance; null for members who joined online. */
    recordedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['eventId', 'knownAs'] }],
});

export class Attendance extends AttendanceSchema.class {}
AttendanceSchema.setClass(Attendance);

const minuteMs = 60_000;

export const computeJoinOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - 10 * minuteMs);
