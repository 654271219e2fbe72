import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { parseIfMatch } from '#platform/http/if-match.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { CampaignDrafts, type CampaignDraftInput } from '../use-cases/campaigns/campaign-drafts.ts';
import {
  CampaignCheckView,
  CampaignPage,
  CampaignPreviewView,
  CampaignTestView,
  CampaignView,
} from '../use-cases/campaigns/campaign.view.ts';
import { CheckCampaign } from '../use-cases/campaigns/check-campaign.ts';
import { PreviewCampaign } from '../use-cases/campaigns/preview-campaign.ts';
import { ReadCampaigns } from '../use-cases/campaigns/read-campaigns.ts';
import { SendCampaignTest } from '../use-cases/campaigns/send-campaign-test.ts';
import { toAudienceFilter } from './audience-filter.ts';
import { CampaignListQuery, PreviewCampaignDto, SaveCampaignDto, SendCampaignTestDto } from './campaigns.dto.ts';

@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: ReadCampaigns,
    private readonly drafts: CampaignDrafts,
    private readonly previews: PreviewCampaign,
    private readonly checks: CheckCampaign,
    private readonly tests: SendCampaignTest,
  ) {}

  /** Lists campaigns, newest first. `q` is searched for in the subjects. */
  @Get()
  @RequiresPermission('editor')
  list(@Query() query: CampaignListQuery): Promise<CampaignPage> {
    return this.campaigns.list(query);
  }

  /** Renders a saved or unsaved text for a subscriber, or for a reader without a name. */
  @Post('preview')
  @HttpCode(200)
  @RequiresPermission('editor')
  preview(@Body() { text, subscriberId, tier }: PreviewCampaignDto): Promise<CampaignPreviewView> {
    const { subject = '', preheader = '', body = '' } = text ?? {};
    return this.previews.preview({ subject, preheader, body }, { subscriberId, tier });
  }

  /** Reads a campaign. */
  @Get(':id')
  @RequiresPermission('editor')
  read(@Param() { id }: IdParams): Promise<CampaignView> {
    return this.campaigns.read(id);
  }

  /** Adds a draft. All fields are optional. */
  @Post()
  @RequiresPermission('editor')
  async create(@Body() input: SaveCampaignDto, @CurrentUser() actorId: string): Promise<CampaignView> {
    return this.campaigns.read(await this.drafts.create(toInput(input), actorId));
  }

  /** Changes only the fields of a draft that are sent. */
  @Patch(':id')
  @RequiresPermission('editor')
  @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the campaign.' })
  async change(
    @Param() { id }: IdParams,
    @Body() input: SaveCampaignDto,
    @CurrentUser() actorId: string,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<CampaignView> {
    return this.campaigns.read(await this.drafts.change(id, toInput(input), parseIfMatch(ifMatch), actorId));
  }

  /** Deletes a draft. */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('editor')
  @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the campaign.' })
  delete(@Param() { id }: IdParams, @Headers('if-match') ifMatch: string | undefined): Promise<void> {
    return this.drafts.delete(id, parseIfMatch(ifMatch));
  }

  /** Copies a campaign with any status as a new draft. */
  @Post(':id/copy')
  @RequiresPermission('editor')
  async copy(@Param() { id }: IdParams, @CurrentUser() actorId: string): Promise<CampaignView> {
    return this.campaigns.read(await this.drafts.copy(id, actorId));
  }

  /** Checks a campaign before it is sent, and counts its recipients. */
  @Post(':id/check')
  @HttpCode(200)
  @RequiresPermission('editor')
  check(@Param() { id }: IdParams): Promise<CampaignCheckView> {
    return this.checks.check(id);
  }

  /** Sends a test of the saved text to staff. */
  @Post(':id/test')
  @HttpCode(200)
  @RequiresPermission('editor')
  @RateLimit({ setting: 'limitCampaignTest', windowSeconds: 3600, per: 'user' })
  test(
    @Param() { id: campaignId }: IdParams,
    @Body() { to, subscriberId, tier }: SendCampaignTestDto,
    @CurrentPrincipal() { email, roles }: Principal,
  ): Promise<CampaignTestView> {
    const sender = { email, isAdmin: roles.includes('admin') };
    return this.tests.send({ campaignId, to, as: { subscriberId, tier } }, sender);
  }
}

const toInput = ({ filter, ...input }: SaveCampaignDto): CampaignDraftInput => ({
  ...input,
  ...(filter !== undefined && { filter: filter && toAudienceFilter(filter) }),
});
