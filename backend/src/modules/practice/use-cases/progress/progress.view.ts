import { ApiProperty } from '@nestjs/swagger';
import type { LessonProgress } from '../../domain/lesson-progress.entity.ts';

/** How far somebody is with a lesson. */
export class ProgressView {
  lessonId!: string;
  /** Seconds at which to continue. */
  positionSec!: number;
  /** How many seconds of it were played; what was skipped does not count. */
  seenSec!: number;
  /** True once 90 % was played, or the person marked it as seen. */
  done!: boolean;
}

export class LessonPracticeView extends ProgressView {
  /** RFC 3339. */
  lastPlayedAt!: string;
}

export class ModulePracticeView {
  moduleId!: string;
  /** How many of its lessons are done. */
  done!: number;
  total!: number;
  /** Rounded down: 100 only when all are done. */
  percent!: number;
}

/** The lesson to go on with. */
export class ContinueView {
  lessonId!: string;
  lessonSlug!: string;
  lessonTitle!: string;
  moduleId!: string;
  moduleSlug!: string;
  moduleTitle!: string;
  programId!: string;
  programTitle!: string;
  /** Seconds. */
  positionSec!: number;
  /** Seconds. */
  durationSec!: number;
}

/** A lesson that its program holds back for now; one of the two says until when. */
export class LessonOpensView {
  lessonId!: string;
  /** RFC 3339. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  opensAt!: string | null;
  /** Once this one is done; of a program that opens week by week, once it is begun. */
  @ApiProperty({ type: String, nullable: true })
  afterLessonId!: string | null;
}

export class MeditationPracticeView {
  meditationId!: string;
  /** Seconds at which to continue. */
  positionSec!: number;
  /** RFC 3339. */
  lastPlayedAt!: string;
}

/** Where somebody stands with all there is to study. */
export class PracticeView {
  /** Null for who has begun nothing, and who has finished what they began. */
  @ApiProperty({ type: ContinueView, nullable: true })
  continue!: ContinueView | null;
  /** Every module there is. */
  modules!: ModulePracticeView[];
  /** The lessons that were begun. */
  lessons!: LessonPracticeView[];
  /** The lessons that are not open yet. */
  opens!: LessonOpensView[];
  /** The meditations that were begun, the one played last first. */
  meditations!: MeditationPracticeView[];
}

export const progressViewOf = (
  progress: Pick<LessonProgress, 'lessonId' | 'positionSec' | 'seenSec' | 'doneAt'>,
): ProgressView => ({
  lessonId: progress.lessonId,
  positionSec: progress.positionSec,
  seenSec: progress.seenSec,
  done: progress.doneAt !== null,
});
