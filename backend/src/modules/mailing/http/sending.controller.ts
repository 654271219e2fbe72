import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { parseIfMatch } from '#platform/http/if-match.ts';
import { AllowsReplicaReads } from '#platform/http/replica-reads.ts';
import { ChangeArchive } from '../use-cases/archive/change-archive.ts';
import { CampaignProgress } from '../use-cases/campaigns/campaign-progress.ts';
import { CampaignStatistics } from '../use-cases/campaigns/campaign-statistics.ts';
import { CampaignRecipientPage, CampaignStatisticsView, CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { ControlCampaign } from '../use-cases/campaigns/control-campaign.ts';
import { ExportCampaignStatistics } from '../use-cases/campaigns/export-campaign-statistics.ts';
import { ReadCampaigns } from '../use-cases/campaigns/read-campaigns.ts';
import { CampaignRecipientQuery, SendCampaignDto } from './campaigns.dto.ts';
import { ChangeArchiveDto } from './letters.dto.ts';

@Controller('api/admin/campaigns/:id')
export class SendingController {
  constructor(
    private readonly campaigns: ReadCampaigns,
    private readonly control: ControlCampaign,
    private readonly progress: CampaignProgress,
    private readonly statistics: CampaignStatistics,
    private readonly archive: ChangeArchive,
    private readonly statisticsFile: ExportCampaignStatistics,
  ) {}

  /**
   * Schedules a campaign for a time, or for 30 seconds later. Returns 409 when the number of recipients or the campaign
   * has changed.
   */
  @Post('send')
  @HttpCode(200)
  @RequiresPermission('admin')
  @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the campaign.' })
  async send(
    @Param() { id }: IdParams,
    @Body() { recipients, typed, sendAt }: SendCampaignDto,
    @CurrentUser() actorId: string,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<CampaignView> {
    await this.control.send(id, { recipients, typed, sendAt, seen: parseIfMatch(ifMatch) }, actorId);
    return this.campaigns.read(id);
  }

  /** Makes a scheduled campaign a draft again. */
  @Post('undo')
  @HttpCode(200)
  @RequiresPermission('admin')
  async undo(@Param() { id }: IdParams): Promise<CampaignView> {
    await this.control.undo(id);
    return this.campaigns.read(id);
  }

  /** Pauses a campaign after the batches that are being sent. */
  @Post('pause')
  @HttpCode(200)
  @RequiresPermission('admin')
  async pause(@Param() { id }: IdParams): Promise<CampaignView> {
    await this.control.pause(id);
    return this.campaigns.read(id);
  }

  /** Continues a paused campaign with the batches that were not sent. */
  @Post('resume')
  @HttpCode(200)
  @RequiresPermission('admin')
  async resume(@Param() { id }: IdParams): Promise<CampaignView> {
    await this.control.resume(id);
    return this.campaigns.read(id);
  }

  /** Ends a campaign. Batches whose sending has not begun are not sent. */
  @Post('stop')
  @HttpCode(200)
  @RequiresPermission('admin')
  async stop(@Param() { id }: IdParams): Promise<CampaignView> {
    await this.control.stop(id);
    return this.campaigns.read(id);
  }

  /** Adds a sent campaign to the public archive, or removes it from there. */
  @Put('archive')
  @RequiresPermission('admin')
  async changeArchive(@Param() { id }: IdParams, @Body() { isPublic, slug }: ChangeArchiveDto): Promise<CampaignView> {
    await this.archive.change(id, isPublic, slug);
    return this.campaigns.read(id);
  }

  /** Returns the numbers of deliveries, bounces, complaints, clicks and people who left. */
  @Get('statistics')
  @RequiresPermission('editor')
  @AllowsReplicaReads()
  async readStatistics(@Param() { id }: IdParams): Promise<CampaignStatisticsView> {
    await this.campaigns.findEntity(id);
    return this.statistics.read(id);
  }

  /** Returns the statistics of a campaign as a CSV file, without data of recipients. */
  @Get('statistics/csv')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @RequiresPermission('editor')
  async exportStatistics(@Param() { id }: IdParams): Promise<StreamableFile> {
    const { name, text } = await this.statisticsFile.export(id);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  /** Lists the recipients of a campaign with their results. `q` is searched for in the email addresses. */
  @Get('recipients')
  @RequiresPermission('editor')
  listRecipients(
    @Param() { id }: IdParams,
    @Query() { heldBack, ...query }: CampaignRecipientQuery,
  ): Promise<CampaignRecipientPage> {
    return this.progress.listRecipients(id, { ...query, heldBack: heldBack === 'true' });
  }
}
