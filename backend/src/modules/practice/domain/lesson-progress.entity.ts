import { defineEntity, p } from '@mikro-orm/core';

/** A lesson counts as seen when the user has watched this share of its film. */
export const lessonSeenThreshold = 0.9;

const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  properties: {
    userId: p.uuid().primary(),
    /** No foreign key: the row stays after staff remove the lesson, and reads ignore it then. */
    lessonId: p.uuid().primary(),
    positionSec: p.integer(),
    positionPlayedAt: p.datetime(),
    /** Seconds that were played, as a PostgreSQL multirange: PostgreSQL merges overlapping ranges (RecordProgress). */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Time of the product clock, because weekly programs count from it; the other columns use the real clock. */
    startedAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    markedAt: p.datetime().nullable(),
  },
});

/** A lower tier, an expired membership or a refund does not change progress. */
export class LessonProgress extends LessonProgressSchema.class {
  static start(userId: string, lessonId: string, { startedAt, now }: { startedAt: Date; now: Date }) {
    return {
      ...{ userId, lessonId, positionSec: 0, positionPlayedAt: now, watched: '{}', seenSec: 0 },
      ...{ startedAt, doneAt: null, markedAt: null },
    };
  }

  /** A position of a device that played earlier than the stored one is ignored. */
  setPosition(positionSec: number, playedAt: Date): void {
    if (playedAt < this.positionPlayedAt) return;
    this.positionSec = positionSec;
    this.positionPlayedAt = playedAt;
  }

  /** Only the user can mark a lesson of unknown duration (0) as seen. */
  completeIfSeen(durationSec: number, now: Date): void {
    if (durationSec > 0 && this.seenSec >= durationSec * lessonSeenThreshold) this.doneAt ??= now;
  }

  mark(now: Date): void {
    this.markedAt ??= now;
    this.doneAt ??= now;
  }

  /** Clears the watched ranges; the position stays. */
  unmark(): void {
    this.markedAt = null;
    this.doneAt = null;
    this.watched = '{}';
    this.seenSec = 0;
  }
}
LessonProgressSchema.setClass(LessonProgress);

const OpenedModuleSchema = defineEntity({
  name: 'OpenedModule',
  tableName: 'opened_module',
  properties: {
    userId: p.uuid().primary(),
    moduleId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
});

/** Records that a user was notified of a released module, so that the notification is sent only once. */
export class OpenedModule extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModule);
