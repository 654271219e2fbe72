import { defineEntity, p } from '@mikro-orm/core';

/** Watching so much of a film is having seen it. */
export const partToSee = 0.9;

const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  properties: {
    userId: p.uuid().primary(),
    /** Stays when staff take the lesson away, and counts for nothing then. */
    lessonId: p.uuid().primary(),
    /** Where playing stopped last, in seconds. */
    positionSec: p.integer(),
    positionPlayedAt: p.datetime(),
    /** The seconds that were played, as PostgreSQL writes a set of ranges; it unites them itself (RecordProgress). */
    watched: p.text().columnType('int4multirange'),
    /** How many seconds `watched` holds. */
    seenSec: p.integer(),
    /** By the product's clock, as a program that opens week by week counts from it; the other times are real ones. */
    startedAt: p.datetime(),
    /** When enough was watched, or it was marked. */
    doneAt: p.datetime().nullable(),
    /** When the person themselves said that they have seen it. */
    markedAt: p.datetime().nullable(),
  },
});

/** How far a person is with a lesson. A lower tier, a lapse and a refund leave it as it is. */
export class LessonProgress extends LessonProgressSchema.class {
  static begun(userId: string, lessonId: string, { startedAt, now }: { startedAt: Date; now: Date }) {
    return {
      ...{ userId, lessonId, positionSec: 0, positionPlayedAt: now, watched: '{}', seenSec: 0 },
      ...{ startedAt, doneAt: null, markedAt: null },
    };
  }

  /** Of two devices, the one that played last says where to go on. */
  stopAt(positionSec: number, playedAt: Date): void {
    if (playedAt < this.positionPlayedAt) return;
    this.positionSec = positionSec;
    this.positionPlayedAt = playedAt;
  }

  /** A length of 0 means that nobody knows it: then only the person can say that they have seen the lesson. */
  finishIfSeen(durationSec: number, now: Date): void {
    if (durationSec > 0 && this.seenSec >= durationSec * partToSee) this.doneAt ??= now;
  }

  mark(now: Date): void {
    this.markedAt ??= now;
    this.doneAt ??= now;
  }

  /** Whoever says they have not seen it begins anew: what was watched counts no more. The position stays. */
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

/** That somebody was told of a module of theirs that opened, once. */
export class OpenedModule extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModule);
