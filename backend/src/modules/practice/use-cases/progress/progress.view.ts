import { ApiProperty } from '@nestjs/swagger';
import type { LessonProgress } from '../../domain/lesson-progress.entity.ts';

export class ProgressView {
  lessonId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
  /** The number of seconds that were played; skipped parts do not count. */
  seenSec!: number;
  /** True after 90 % was played or the user marked the lesson as seen. */
  done!: boolean;
}

export class LessonPracticeView extends ProgressView {
  /** RFC 3339. */
  lastPlayedAt!: string;
}

export class ModulePracticeView {
  moduleId!: string;
  done!: number;
  total!: number;
  /** Rounded down: 100 only when all lessons are done. */
  percent!: number;
}

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

/** A lesson that its program has not released yet, with a time or a lesson as the condition. */
export class LessonOpensView {
  lessonId!: string;
  /** RFC 3339. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  opensAt!: string | null;
  /** The lesson that must be done first; in a weekly program, the lesson that must be started first. */
  @ApiProperty({ type: String, nullable: true })
  afterLessonId!: string | null;
}

export class MeditationPracticeView {
  meditationId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
  /** RFC 3339. */
  lastPlayedAt!: string;
}

export class PracticeView {
  /** Null if no lesson was started or all started programs are done. */
  @ApiProperty({ type: ContinueView, nullable: true })
  continue!: ContinueView | null;
  modules!: ModulePracticeView[];
  lessons!: LessonPracticeView[];
  opens!: LessonOpensView[];
  /** The meditations that were started, the last played first. */
  meditations!: MeditationPracticeView[];
}

export const toProgressView = (
  progress: Pick<LessonProgress, 'lessonId' | 'positionSec' | 'seenSec' | 'doneAt'>,
): ProgressView => ({
  lessonId: progress.lessonId,
  positionSec: progress.positionSec,
  seenSec: progress.seenSec,
  done: progress.doneAt !== null,
});
