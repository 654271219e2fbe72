import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { CountSitters } from '../use-cases/sits/count-sitters.ts';
import { SitterPresence } from '../use-cases/sits/sitter-presence.ts';
import { PresenceConsentView, SitterCountView } from '../use-cases/sits/sits.view.ts';
import { practiceWriteRateLimit } from './input-rules.ts';
import { PresenceConsentDto, SittersQuery } from './sitters.dto.ts';

@Controller('api/sitters')
export class SittersController {
  constructor(
    private readonly countSitters: CountSitters,
    private readonly showLight: SitterPresence,
  ) {}

  /** Returns the number of users who meditate now, without names. */
  @Get()
  @RequiresPermission('member')
  sitters(@CurrentUser() userId: string, @Query() { seconds }: SittersQuery): Promise<SitterCountView> {
    return this.countSitters.read({ userId, seconds });
  }

  /** Heartbeat of a sit; the page sends it every 30 s. A user without a heartbeat for 75 s is no longer counted. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  async sit(@CurrentUser() userId: string): Promise<SitterCountView> {
    await this.showLight.heartbeat(userId);
    return this.countSitters.read({ userId });
  }

  /** Sets whether the user is counted during sits. */
  @Put()
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  wish(@CurrentUser() userId: string, @Body() { showsLight }: PresenceConsentDto): Promise<PresenceConsentView> {
    return this.showLight.setConsent({ userId, showsLight });
  }
}
