import { defineEntity, p } from '@mikro-orm/core';

export const lessonSeenThreshold = 0.9;

const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  properties: {
    userId: p.uuid().primary(),
    /** No foreign key, so that the row stays when staff remove the lesson. */
    lessonId: p.uuid().primary(),
    positionSec: p.integer(),
    positionPlayedAt: p.datetime(),
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Weekly programs count weeks from this time. The value comes from `Clock`, so that a test can skip weeks. */
    startedAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    markedAt: p.datetime().nullable(),
  },
});

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

export class OpenedModuleNotice extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModuleNotice);
