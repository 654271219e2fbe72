import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { RequiresPermission } from '#platform/http/access.ts';
import { PageQuery } from '#platform/http/page.ts';
import { TextResponse } from '#platform/http/text-response.ts';
import { LetterPage, LetterView } from '../use-cases/archive/archive.view.ts';
import { CampaignArchive } from '../use-cases/archive/campaign-archive.ts';

@Controller()
export class LettersController {
  constructor(private readonly archive: CampaignArchive) {}

  /** Lists campaigns that staff made public, newest first. */
  @Get('api/letters')
  @RequiresPermission('anyone')
  list(@Query() query: PageQuery): Promise<LetterPage> {
    return this.archive.list(query);
  }

  /** Reads a public campaign. Returns 410 for a campaign that was sent but is not public. */
  @Get('api/letters/:slug')
  @RequiresPermission('anyone')
  read(@Param('slug') slug: string): Promise<LetterView> {
    return this.archive.read(slug);
  }

  @Get('letters.rss')
  @ApiExcludeEndpoint()
  @RequiresPermission('anyone')
  @TextResponse('application/rss+xml')
  feed(): Promise<string> {
    return this.archive.writeFeed();
  }
}
