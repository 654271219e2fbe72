import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { CountSitters } from '../use-cases/sits/count-sitters.ts';
import { ShowLight } from '../use-cases/sits/show-light.ts';
import { LightWishView, SittersView } from '../use-cases/sits/sits.view.ts';
import { writing } from './input-rules.ts';
import { LightWishDto, SittersQuery } from './sitters.dto.ts';

@Controller('api/sitters')
export class SittersController {
  constructor(
    private readonly countSitters: CountSitters,
    private readonly showLight: ShowLight,
  ) {}

  /** How many people sit now, without a name. */
  @Get()
  @Requires('member')
  sitters(@CurrentUser() userId: string, @Query() { seconds }: SittersQuery): Promise<SittersView> {
    return this.countSitters.read({ userId, seconds });
  }

  /** The reader sits: sent every 30 s. Who is silent for 75 s is not counted any more. */
  @Post()
  @HttpCode(200)
  @Requires('member')
  @Limit(writing)
  async sit(@CurrentUser() userId: string): Promise<SittersView> {
    await this.showLight.shine(userId);
    return this.countSitters.read({ userId });
  }

  /** Whether the reader is counted while they sit. */
  @Put()
  @Requires('member')
  @Limit(writing)
  wish(@CurrentUser() userId: string, @Body() { showsLight }: LightWishDto): Promise<LightWishView> {
    return this.showLight.wish({ userId, showsLight });
  }
}
