import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { ChangeRecord } from '../use-cases/record/change-record.ts';
import { ReadRecord } from '../use-cases/record/read-record.ts';
import { DayView, RecordView, RecordConsentView } from '../use-cases/record/record.view.ts';
import { SavePosition } from '../use-cases/sits/save-position.ts';
import { RecordSit } from '../use-cases/sits/record-sit.ts';
import { PositionView, SitView } from '../use-cases/sits/sits.view.ts';
import { readLimit, writeLimit } from './input-rules.ts';
import { DayQuery, KeepPositionDto, RecordQuery, RecordSitDto, RecordConsentDto, WhereQuery } from './sits.dto.ts';

@Controller('api')
export class SitsController {
  constructor(
    private readonly recordSit: RecordSit,
    private readonly keepPosition: SavePosition,
    private readonly readRecord: ReadRecord,
    private readonly changeRecord: ChangeRecord,
  ) {}

  /** Records a sit. A repeated request with the same clientId stores it once. */
  @Post('sits')
  @HttpCode(200)
  @Requires('member')
  @Limit(writeLimit)
  sit(@CurrentUser() userId: string, @Body() { note, ...sit }: RecordSitDto): Promise<SitView> {
    return this.recordSit.record({ userId, meditationId: null, ...sit, note });
  }

  /** Stores the playback position of a meditation. */
  @Put('meditations/:id/position')
  @Requires('member')
  @Limit(writeLimit)
  position(
    @CurrentUser() userId: string,
    @Param('id') meditationId: string,
    @Body() stop: KeepPositionDto,
  ): Promise<PositionView> {
    return this.keepPosition.save({ userId, meditationId, ...stop });
  }

  /** Returns a year of the practice record, and the current lunar month. */
  @Get('practice/record')
  @Requires('member')
  @Limit(readLimit)
  record(@CurrentUser() userId: string, @Query() query: RecordQuery): Promise<RecordView> {
    return this.readRecord.read({ userId, ...query });
  }

  /** Returns the practice of one day. */
  @Get('practice/record/day')
  @Requires('member')
  @Limit(readLimit)
  day(@CurrentUser() userId: string, @Query() query: DayQuery): Promise<DayView> {
    return this.readRecord.day({ userId, ...query });
  }

  /** Returns the whole record as CSV. */
  @Get('practice/record.csv')
  @Requires('member')
  @Limit({ setting: 'limitExport', windowSeconds: 3_600, per: 'user' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async csv(@CurrentUser() userId: string, @Query() { zone }: WhereQuery): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.readRecord.csv({ userId, zone })), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="my-practice.csv"',
    });
  }

  /** Turns the record on or off. */
  @Put('practice/record')
  @Requires('member')
  @Limit(writeLimit)
  keep(@CurrentUser() userId: string, @Body() { keepsRecord }: RecordConsentDto): Promise<RecordConsentView> {
    return this.changeRecord.setRecording({ userId, keepsRecord });
  }

  /** Deletes all sits permanently. Lessons and journal entries are not deleted, but no longer appear in the record. */
  @Delete('practice/record')
  @HttpCode(204)
  @Requires('member')
  @Limit(writeLimit)
  deleteRecord(@CurrentUser() userId: string): Promise<void> {
    return this.changeRecord.delete(userId);
  }
}
