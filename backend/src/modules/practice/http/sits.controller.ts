import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ChangePracticeRecord } from '../use-cases/record/change-record.ts';
import { ReadPracticeRecord } from '../use-cases/record/read-record.ts';
import { PracticeDayDetailsView, RecordView, RecordConsentView } from '../use-cases/record/record.view.ts';
import { SaveMeditationPosition } from '../use-cases/sits/save-position.ts';
import { RecordSit } from '../use-cases/sits/record-sit.ts';
import { MeditationPositionView, SitView } from '../use-cases/sits/sits.view.ts';
import { journalReadRateLimit, practiceWriteRateLimit } from './input-rules.ts';
import {
  PracticeDayQuery,
  SavePositionDto,
  PracticeRecordQuery,
  RecordSitDto,
  RecordConsentDto,
  TimeZoneQuery,
} from './sits.dto.ts';

@Controller('api')
export class SitsController {
  constructor(
    private readonly recordSit: RecordSit,
    private readonly keepPosition: SaveMeditationPosition,
    private readonly readRecord: ReadPracticeRecord,
    private readonly changeRecord: ChangePracticeRecord,
  ) {}

  /** Stores a meditation session. A second request with the same clientId does not store it again. */
  @Post('sits')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  sit(@CurrentUser() userId: string, @Body() { note, ...sit }: RecordSitDto): Promise<SitView> {
    return this.recordSit.record({ userId, meditationId: null, ...sit, note });
  }

  /** Stores the playback position of a meditation. */
  @Put('meditations/:id/position')
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  position(
    @CurrentUser() userId: string,
    @Param('id') meditationId: string,
    @Body() stop: SavePositionDto,
  ): Promise<MeditationPositionView> {
    return this.keepPosition.save({ userId, meditationId, ...stop });
  }

  /** Returns a year of the user's practice record, and the current lunar month. */
  @Get('practice/record')
  @RequiresPermission('member')
  @RateLimit(journalReadRateLimit)
  record(@CurrentUser() userId: string, @Query() query: PracticeRecordQuery): Promise<RecordView> {
    return this.readRecord.read({ userId, ...query });
  }

  /** Returns the practice of one day. */
  @Get('practice/record/day')
  @RequiresPermission('member')
  @RateLimit(journalReadRateLimit)
  day(@CurrentUser() userId: string, @Query() query: PracticeDayQuery): Promise<PracticeDayDetailsView> {
    return this.readRecord.day({ userId, ...query });
  }

  /** Returns the whole practice record as CSV. */
  @Get('practice/record.csv')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitExport', windowSeconds: 3_600, per: 'user' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async csv(@CurrentUser() userId: string, @Query() { zone }: TimeZoneQuery): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.readRecord.csv({ userId, zone })), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="my-practice.csv"',
    });
  }

  /** Turns the practice record on or off. */
  @Put('practice/record')
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  keep(@CurrentUser() userId: string, @Body() { keepsRecord }: RecordConsentDto): Promise<RecordConsentView> {
    return this.changeRecord.setRecording({ userId, keepsRecord });
  }

  /**
   * Permanently deletes all meditation sessions. Earlier lesson progress and journal entries stay, but the record no
   * longer shows them.
   */
  @Delete('practice/record')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  deleteRecord(@CurrentUser() userId: string): Promise<void> {
    return this.changeRecord.delete(userId);
  }
}
