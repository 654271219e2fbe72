import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { CountSitters } from '../use-cases/sits/count-sitters.ts';
import { SitterPresence } from '../use-cases/sits/sitter-presence.ts';
import { PresenceConsentView, SittersView } from '../use-cases/sits/sits.view.ts';
import { writeLimit } from './input-rules.ts';
import { PresenceConsentDto, SittersQuery } from './sitters.dto.ts';

@Controller('api/sitters')
export class SittersController {
  constructor(
    private readonly countSitters: CountSitters,
    private readonly showLight: SitterPresence,
  ) {}

  /** Returns the number of users who meditate now, without names. */
  @Get()
  @Requires('member')
  sitters(@CurrentUser() userId: string, @Query() { seconds }: SittersQuery): Promise<SittersView> {
    return this.countSitters.read({ userId, seconds });
  }

  /** Heartbeat of a sit; the page sends it every 30 s. A user without a heartbeat for 75 s is no longer counted. */
  @Post()
  @HttpCode(200)
  @Requires('member')
  @Limit(writeLimit)
  async sit(@CurrentUser() userId: string): Promise<SittersView> {
    await this.showLight.heartbeat(userId);
    return this.countSitters.read({ userId });
  }

  /** Sets whether the user is counted during sits. */
  @Put()
  @Requires('member')
  @Limit(writeLimit)
  wish(@CurrentUser() userId: string, @Body() { showsLight }: PresenceConsentDto): Promise<PresenceConsentView> {
    return this.showLight.setConsent({ userId, showsLight });
  }
}
