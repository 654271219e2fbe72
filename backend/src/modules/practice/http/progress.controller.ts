import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { RecordProgressDto } from '#platform/http/record-progress.dto.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { MarkLesson } from '../use-cases/progress/mark-lesson.ts';
import { PracticeView, LessonProgressView } from '../use-cases/progress/progress.view.ts';
import { ReadPractice } from '../use-cases/progress/read-practice.ts';
import { RecordProgress } from '../use-cases/progress/record-progress.ts';
import { practiceWriteRateLimit } from './input-rules.ts';
import { MarkLessonDto } from './progress.dto.ts';

@Controller('api')
export class ProgressController {
  constructor(
    private readonly readPractice: ReadPractice,
    private readonly recordProgress: RecordProgress,
    private readonly markLesson: MarkLesson,
  ) {}

  /** Returns the user's progress in all modules, lessons and meditations. */
  @Get('practice')
  @AllowedInPreview()
  @RequiresPermission('member')
  practice(@CurrentUser() userId: string): Promise<PracticeView> {
    return this.readPractice.read(userId);
  }

  /** Adds the watched ranges and the playback position to the stored progress of a lesson. */
  @Put('lessons/:id/progress')
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  progress(
    @CurrentUser() userId: string,
    @Param('id') lessonId: string,
    @Body() played: RecordProgressDto,
  ): Promise<LessonProgressView> {
    return this.recordProgress.record({ userId, lessonId, ...played });
  }

  /** Marks a lesson as seen or as not seen. */
  @Put('lessons/:id/seen')
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  seen(
    @CurrentUser() userId: string,
    @Param('id') lessonId: string,
    @Body() { seen }: MarkLessonDto,
  ): Promise<LessonProgressView> {
    return this.markLesson.mark({ userId, lessonId, seen });
  }
}
