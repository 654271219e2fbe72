import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { CampaignLinks } from '../use-cases/campaigns/campaign-links.ts';

@ApiExcludeController()
@Controller('l')
export class LinkController {
  constructor(private readonly links: CampaignLinks) {}

  /** Counts a click and redirects to the target. An invalid link leads to the home page. */
  @Get(':token')
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async follow(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect((await this.links.follow(token)) ?? '/', 302);
  }
}
