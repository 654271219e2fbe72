import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Practice } from './api/practice.ts';
import { leftInWords, nextOf, standingOf } from './standing.ts';

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
} satisfies Practice;

describe('a lesson', () => {
  it('is as far as it was played', () => {
    assert.equal(standingOf(lesson('begun'), practice).share, 0.25);
    assert.equal(standingOf(lesson('new'), practice).share, 0);
  });

  it('that is done is whole, wherever one was in it', () => {
    assert.equal(standingOf(lesson('done'), practice).share, 1);
  });

  it('that is locked or not released has no share', () => {
    assert.equal(standingOf(lesson('new', true), practice).share, undefined);
    assert.equal(standingOf(lesson('later'), practice).share, undefined);
  });
});

it('one goes on with the first lesson that is open and not done', () => {
  const lessons = [lesson('done'), lesson('locked', true), lesson('later'), lesson('begun'), lesson('new')];
  assert.equal(nextOf(lessons, practice)?.id, 'begun');
  assert.equal(nextOf([lesson('done')], practice), undefined);
});

it('what is left is said in whole minutes', () => {
  assert.deepEqual([59, 60, 719].map(leftInWords), ['less than a minute left', '1 minute left', '11 minutes left']);
});
