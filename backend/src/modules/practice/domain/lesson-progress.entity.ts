import { defineEntity, p } from '@mikro-orm/core';

/** A lesson counts as seen when this part of its film was watched. */
export const seenThreshold = 0.9;

const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  properties: {
    userId: p.uuid().primary(),
    /** No foreign key: the row stays when staff remove the lesson, and is ignored then. */
    lessonId: p.uuid().primary(),
    positionSec: p.integer(),
    positionPlayedAt: p.datetime(),
    /** The seconds that were played, as a PostgreSQL multirange, which merges the ranges itself (RecordProgress). */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Product clock, because weekly programs count from it; the other times are real time. */
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

  /** The device that played last decides the position. */
  setPosition(positionSec: number, playedAt: Date): void {
    if (playedAt < this.positionPlayedAt) return;
    this.positionSec = positionSec;
    this.positionPlayedAt = playedAt;
  }

  /** At an unknown duration (0) only the user can mark the lesson as seen. */
  completeIfSeen(durationSec: number, now: Date): void {
    if (durationSec > 0 && this.seenSec >= durationSec * seenThreshold) this.doneAt ??= now;
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

/** Records that a user was notified of a released module, so that this happens once. */
export class OpenedModule extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModule);
