import { isUnreleased, findUnreleasedLessons } from './release.ts';

const lessons = ['a1', 'a2', 'b1', 'c1'].map((id) => ({ id, moduleId: id.slice(0, 1), isOpen: id === 'c1' }));
const monday = new Date('2026-11-02T20:00:00Z');
const weeksLater = (weeks: number) => new Date(monday.getTime() + weeks * 7 * 86_400_000);
const begun = (...ids: string[]) => new Map(ids.map((id) => [id, { startedAt: monday }]));
const done = (...ids: string[]) => new Map(ids.map((id) => [id, { startedAt: monday, doneAt: monday }]));

describe('release of lessons', () => {
  it('opens all lessons at once', () => {
    expect(findUnreleasedLessons('all', lessons, new Map()).size).toBe(0);
  });

  it('opens each lesson when the one before is done, and open lessons always', () => {
    expect([...findUnreleasedLessons('in-order', lessons, begun('a1'))]).toEqual([
      ['a2', { afterLessonId: 'a1' }],
      ['b1', { afterLessonId: 'a2' }],
    ]);
    expect([...findUnreleasedLessons('in-order', lessons, done('a1'))]).toEqual([['b1', { afterLessonId: 'a2' }]]);
  });

  it('leaves a started lesson open when the one before is not done', () => {
    expect(findUnreleasedLessons('in-order', lessons, begun('b1')).has('b1')).toBe(false);
  });

  it('opens a module per week after the first lesson was started', () => {
    const closed = lessons.map((lesson) => ({ ...lesson, isOpen: false }));
    expect([...findUnreleasedLessons('weekly', closed, begun('a1'))]).toEqual([
      ['b1', { opensAt: weeksLater(1) }],
      ['c1', { opensAt: weeksLater(2) }],
    ]);
    expect([...findUnreleasedLessons('weekly', closed, new Map())]).toEqual([
      ['b1', { afterLessonId: 'a1' }],
      ['c1', { afterLessonId: 'a1' }],
    ]);
    expect(isUnreleased({ opensAt: weeksLater(1) }, weeksLater(1))).toBe(false);
    expect(isUnreleased({ opensAt: weeksLater(1) }, monday)).toBe(true);
    expect(isUnreleased(undefined, monday)).toBe(false);
  });
});
