import type { Lesson, Module } from '../../../../features/content/api/content.ts';
import type { Certificate } from '../../../../features/practice/api/certificates.ts';
import type { Practice } from '../../../../features/practice/api/practice.ts';
import type { LessonProgress } from '../../../../features/practice/lesson-progress.ts';

export interface Course {
  lesson: Lesson;
  lessons: readonly Lesson[];
  practice: Practice | undefined;
  /** True once the request for the lesson progress has succeeded or failed. */
  isKnown: boolean;
  progress: LessonProgress;
  next: Lesson | undefined;
  nextModule: Module | undefined;
  certificate: Certificate | undefined;
  programIndex: number;
}
