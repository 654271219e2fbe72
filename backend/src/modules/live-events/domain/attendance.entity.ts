import { defineEntity, p } from '@mikro-orm/core';

const AttendanceSchema = defineEntity({
  name: 'Attendance',
  tableName: 'attendance',
  properties: {
    userId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    /** First start of the occurrence. This time identifies the occurrence even after staff moved it. */
    knownAs: p.datetime().primary(),
    joinedAt: p.datetime(),
    recordedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['eventId', 'knownAs'] }],
});

export class Attendance extends AttendanceSchema.class {}
AttendanceSchema.setClass(Attendance);

const minuteMs = 60_000;

export const computeJoinOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - 10 * minuteMs);
