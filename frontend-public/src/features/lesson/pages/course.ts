import type { Module } from '../../content/api/content.ts';
import type { Lesson } from '../api/lessons.ts';
import type { Certificate } from '../../teachings/api/certificates.ts';
import type { PracticeProgress } from '../api/practice.ts';
import type { LessonProgress } from '../lesson-progress.ts';

export interface LessonPageData {
  lesson: Lesson;
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
  isKnown: boolean;
  progress: LessonProgress;
  next: Lesson | undefined;
  nextModule: Module | undefined;
  certificate: Certificate | undefined;
  programIndex: number;
}
