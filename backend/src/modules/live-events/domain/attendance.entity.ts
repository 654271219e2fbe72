import { defineEntity, p } from '@mikro-orm/core';

const AttendanceSchema = defineEntity({
  name: 'Attendance',
  tableName: 'attendance',
  properties: {
    userId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    /** First start time of the occurrence; it identifies the occurrence even after staff move it. */
    knownAs: p.datetime().primary(),
    joinedAt: p.datetime(),
    /** Id of the staff member who recorded the attendance; null for a member who joined online. */
    recordedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['eventId', 'knownAs'] }],
});

export class Attendance extends AttendanceSchema.class {}
AttendanceSchema.setClass(Attendance);

const minuteMs = 60_000;

export const computeJoinOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - 10 * minuteMs);
