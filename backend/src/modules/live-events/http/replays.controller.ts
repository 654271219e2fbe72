import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CurrentPrincipal, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { RecordProgressDto } from '#platform/http/record-progress.dto.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { ReadReplays } from '../use-cases/replays/read-replays.ts';
import { RecordReplayProgress } from '../use-cases/replays/record-replay-progress.ts';
import { MemberReplayView, ReplayProgressView, ReplayListView } from '../use-cases/replays/replays.view.ts';
import { ReplayListQuery } from './replays.dto.ts';

@Controller('api/replays')
export class ReplaysController {
  constructor(
    private readonly replays: ReadReplays,
    private readonly recordProgress: RecordReplayProgress,
  ) {}

  /** Lists replays, with started and unfinished replays first. Replays above your tier are locked. */
  @Get()
  @AllowedInPreview()
  @RequiresPermission('member')
  list(@Query() query: ReplayListQuery, @CurrentPrincipal() reader: Principal): Promise<ReplayListView> {
    return this.replays.list(query, reader);
  }

  /** Returns a replay. Video, chapters and transcript are included only when your tier is high enough. */
  @Get(':id')
  @AllowedInPreview()
  @RequiresPermission('member')
  one(@Param('id') id: string, @CurrentPrincipal() reader: Principal): Promise<MemberReplayView> {
    return this.replays.one(id, reader);
  }

  /** Adds the played ranges and the playback position to your stored progress in a replay. */
  @Put(':id/progress')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitPractice', windowSeconds: 60, per: 'user' })
  progress(
    @Param('id') id: string,
    @Body() played: RecordProgressDto,
    @CurrentPrincipal() reader: Principal,
  ): Promise<ReplayProgressView> {
    return this.recordProgress.record(id, played, reader);
  }
}
