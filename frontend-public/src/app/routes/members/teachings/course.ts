import type { Lesson, Module } from '../../../../features/content/api/content.ts';
import type { Certificate } from '../../../../features/practice/api/certificates.ts';
import type { Practice } from '../../../../features/practice/api/practice.ts';
import type { Standing } from '../../../../features/practice/standing.ts';

/** A lesson and what stands round it. */
export interface Course {
  lesson: Lesson;
  /** All of its module, in their order. */
  lessons: readonly Lesson[];
  practice: Practice | undefined;
  /** Whether the practice has been answered, or cannot be had. */
  isKnown: boolean;
  standing: Standing;
  next: Lesson | undefined;
  nextModule: Module | undefined;
  /** Of its program, once that is finished. */
  certificate: Certificate | undefined;
  /** Of its program; it has the colour of a film. */
  programIndex: number;
}
