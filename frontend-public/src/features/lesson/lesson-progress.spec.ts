import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PracticeProgress } from './api/practice.ts';
import { minutesLeftText, findNextLesson, computeLessonProgress } from './lesson-progress.ts';

const lesson = (id: string, locked = false) => ({ id, durationSec: 200, locked });
const played = (lessonId: string, positionSec: number, done = false) => ({
  lessonId,
  positionSec,
  seenSec: 0,
  done,
  lastPlayedAt: '2030-01-01T00:00:00Z',
});
const practice = {
  continue: null,
  modules: [],
  lessons: [played('done', 200, true), played('begun', 50)],
  opens: [{ lessonId: 'later', opensAt: '2030-01-01T00:00:00Z', afterLessonId: null }],
  meditations: [],
} satisfies PracticeProgress;

describe('the progress of a lesson', () => {
  it('is the share that was played', () => {
    assert.equal(computeLessonProgress(lesson('begun'), practice).share, 0.25);
    assert.equal(computeLessonProgress(lesson('new'), practice).share, 0);
  });

  it('is 1 when it is completed, at any position', () => {
    assert.equal(computeLessonProgress(lesson('done'), practice).share, 1);
  });

  it('is undefined when it is locked or not released', () => {
    assert.equal(computeLessonProgress(lesson('new', true), practice).share, undefined);
    assert.equal(computeLessonProgress(lesson('later'), practice).share, undefined);
  });
});

it('the next lesson is the first open one that is not completed', () => {
  const lessons = [lesson('done'), lesson('locked', true), lesson('later'), lesson('begun'), lesson('new')];
  assert.equal(findNextLesson(lessons, practice)?.id, 'begun');
  assert.equal(findNextLesson([lesson('done')], practice), undefined);
});

it('shows the remaining time in whole minutes', () => {
  assert.deepEqual([59, 60, 719].map(minutesLeftText), ['less than a minute left', '1 minute left', '11 minutes left']);
});
