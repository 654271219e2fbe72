import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { CountSitters } from '../use-cases/sits/count-sitters.ts';
import { TrackSitterPresence } from '../use-cases/sits/sitter-presence.ts';
import { PresenceConsentView, SitterCountView } from '../use-cases/sits/sits.view.ts';
import { practiceWriteRateLimit } from './input-rules.ts';
import { PresenceConsentDto, SittersQuery } from './sitters.dto.ts';

@Controller('api/sitters')
export class SittersController {
  constructor(
    private readonly countSitters: CountSitters,
    private readonly showLight: TrackSitterPresence,
  ) {}

  /** Returns the number of users who meditate now and agreed to be counted, without names. */
  @Get()
  @RequiresPermission('member')
  sitters(@CurrentUser() userId: string, @Query() { seconds }: SittersQuery): Promise<SitterCountView> {
    return this.countSitters.read({ userId, seconds });
  }

  /**
   * Counts the user as meditating for 75 seconds, if the user agreed to be counted. Pages repeat this request every 30
   * seconds.
   */
  @Post()
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  async sit(@CurrentUser() userId: string): Promise<SitterCountView> {
    await this.showLight.heartbeat(userId);
    return this.countSitters.read({ userId });
  }

  /** Stores whether the user agrees to be counted during meditation sessions. */
  @Put()
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  wish(@CurrentUser() userId: string, @Body() { showsLight }: PresenceConsentDto): Promise<PresenceConsentView> {
    return this.showLight.setConsent({ userId, showsLight });
  }
}
