import { defineEntity, p } from '@mikro-orm/core';

/** Share of a film that the user must watch so that its lesson counts as seen. */
export const lessonSeenThreshold = 0.9;

const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  properties: {
    userId: p.uuid().primary(),
    /**
     * Id of the lesson, without a foreign key: the row stays when staff remove the lesson, and queries then ignore it.
     */
    lessonId: p.uuid().primary(),
    positionSec: p.integer(),
    positionPlayedAt: p.datetime(),
    /** Seconds that the user played, as ranges in a PostgreSQL multirange, which merges overlapping ranges. */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /**
     * Time when the user started the lesson, by the clock that tests can move, because weekly programs count from it.
     */
    startedAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    markedAt: p.datetime().nullable(),
  },
});

/** Progress of a user in a lesson. It stays after a refund, an expired membership or a change to a lower tier. */
export class LessonProgress extends LessonProgressSchema.class {
  static start(userId: string, lessonId: string, { startedAt, now }: { startedAt: Date; now: Date }) {
    return {
      ...{ userId, lessonId, positionSec: 0, positionPlayedAt: now, watched: '{}', seenSec: 0 },
      ...{ startedAt, doneAt: null, markedAt: null },
    };
  }

  setPosition(positionSec: number, playedAt: Date): void {
    if (playedAt < this.positionPlayedAt) return;
    this.positionSec = positionSec;
    this.positionPlayedAt = playedAt;
  }

  /**
   * Marks the lesson as seen when the user has watched enough of it. A lesson of unknown duration (0) is never marked
   * this way.
   */
  completeIfSeen(durationSec: number, now: Date): void {
    if (durationSec > 0 && this.seenSec >= durationSec * lessonSeenThreshold) this.doneAt ??= now;
  }

  mark(now: Date): void {
    this.markedAt ??= now;
    this.doneAt ??= now;
  }

  unmark(): void {
    this.markedAt = null;
    this.doneAt = null;
    this.watched = '{}';
    this.seenSec = 0;
  }
}
LessonProgressSchema.setClass(LessonProgress);

const OpenedModuleSchema = defineEntity({
  name: 'OpenedModuleNotice',
  tableName: 'opened_module',
  properties: {
    userId: p.uuid().primary(),
    moduleId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
});

/** Record that a user was notified of a released module, so that the notification is sent only once. */
export class OpenedModuleNotice extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModuleNotice);
