import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Module, OutlineLesson } from './api/content.ts';
import { computeMinutesPerWeek, buildOutline, parseWeeks } from './outline.ts';

const moduleOf = (id: string) => ({ id }) as Module;
const lessonOf = (id: string, moduleId: string, minutes = 10) =>
  ({ id, moduleId, durationSec: minutes * 60 }) as OutlineLesson;

it('groups lessons by module, and includes a module without lessons', () => {
  const outline = buildOutline({
    modules: [moduleOf('a'), moduleOf('b'), moduleOf('c')],
    lessons: [lessonOf('1', 'b'), lessonOf('2', 'a'), lessonOf('3', 'b')],
  });
  assert.deepEqual(
    outline.map(({ module, lessons }) => [module.id, lessons.map(({ id }) => id)]),
    [
      ['a', ['2']],
      ['b', ['1', '3']],
      ['c', []],
    ],
  );
});

it('reads the number of weeks from the duration label, and returns undefined without one', () => {
  assert.deepEqual(['6 weeks', '1 week', 'Ongoing, flexible', null].map(parseWeeks), [6, 1, undefined, undefined]);
});

it('rounds the minutes a week to five, and returns undefined without weeks or lessons', () => {
  const lessons = [lessonOf('1', 'a', 38), lessonOf('2', 'a', 40)];
  assert.equal(computeMinutesPerWeek(lessons, 2), 40);
  assert.equal(computeMinutesPerWeek(lessons, undefined), undefined);
  assert.equal(computeMinutesPerWeek([], 6), undefined);
});
