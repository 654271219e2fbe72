import { ApiProperty } from '@nestjs/swagger';
import type { LessonProgress } from '../../domain/lesson-progress.entity.ts';

export class LessonProgressView {
  lessonId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
  /** Number of different seconds that the user played, without skipped parts. */
  seenSec!: number;
  /** True after the user played 90 % or marked the lesson as seen. */
  done!: boolean;
}

export class LessonPracticeView extends LessonProgressView {
  /**
   * RFC 3339, time when the user last played the lesson. If the user only marked the lesson as seen, time of that mark.
   */
  lastPlayedAt!: string;
}

export class ModuleProgressView {
  moduleId!: string;
  done!: number;
  total!: number;
  /** Finished lessons in percent, rounded down, so that 100 means that all lessons are finished. */
  percent!: number;
}

export class NextLessonView {
  lessonId!: string;
  lessonSlug!: string;
  lessonTitle!: string;
  moduleId!: string;
  moduleSlug!: string;
  moduleTitle!: string;
  programId!: string;
  programTitle!: string;
  /** Playback position in seconds. */
  positionSec!: number;
  /** Duration in seconds. */
  durationSec!: number;
}

export class LessonReleaseView {
  lessonId!: string;
  /** Time at which the program releases the lesson, in RFC 3339; null when the release depends on another lesson. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  opensAt!: string | null;
  /**
   * Id of the lesson that the user must finish before this lesson opens. In a weekly program, the user must only start
   * that lesson.
   */
  @ApiProperty({ type: String, nullable: true })
  afterLessonId!: string | null;
}

export class MeditationPracticeView {
  meditationId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
  /** Time when the user last played the meditation, in RFC 3339. */
  lastPlayedAt!: string;
}

export class PracticeView {
  /** Lesson to continue with, or null when no started program has another lesson that is open to the user. */
  @ApiProperty({ type: NextLessonView, nullable: true })
  continue!: NextLessonView | null;
  modules!: ModuleProgressView[];
  lessons!: LessonPracticeView[];
  opens!: LessonReleaseView[];
  /** Meditations that the user has started, last played first. */
  meditations!: MeditationPracticeView[];
}

export const toProgressView = (
  progress: Pick<LessonProgress, 'lessonId' | 'positionSec' | 'seenSec' | 'doneAt'>,
): LessonProgressView => ({
  lessonId: progress.lessonId,
  positionSec: progress.positionSec,
  seenSec: progress.seenSec,
  done: progress.doneAt !== null,
});
