import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentPrincipal, Requires, type Principal } from '../../../platform/http/access.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { Decide, type Staff } from '../use-cases/moderation/decide.ts';
import { CaseView, DeedsPage, QueuePage, SuspendedMembersView } from '../use-cases/moderation/moderation.view.ts';
import { ReadQueue } from '../use-cases/moderation/read-queue.ts';
import { LiftDto, PostDecisionDto, TopicDecisionDto } from './moderation.dto.ts';

const staffOf = ({ userId, roles }: Principal): Staff => ({ id: userId, isAdmin: roles.includes('admin') });

/** What staff of every role do to look after the forum. */
@Controller('api/admin/forum')
export class ModerationController {
  constructor(
    private readonly readQueue: ReadQueue,
    private readonly decide: Decide,
  ) {}

  /** What was reported or is held, the oldest first. */
  @Get('queue')
  @Requires('staff')
  waiting(@Query() query: PageQuery): Promise<QueuePage> {
    return this.readQueue.waiting(query);
  }

  /** What staff did, the latest first. */
  @Get('deeds')
  @Requires('staff')
  decided(@Query() query: PageQuery): Promise<DeedsPage> {
    return this.readQueue.decided(query);
  }

  /** Who may not write at present. */
  @Get('suspended')
  @Requires('staff')
  suspended(): Promise<SuspendedMembersView> {
    return this.readQueue.suspended();
  }

  /** A post with what is around it and what was before. */
  @Get('posts/:id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<CaseView> {
    return this.readQueue.one(id);
  }

  @Post('posts/:id/deeds')
  @HttpCode(200)
  @Requires('staff')
  async decidePost(
    @CurrentPrincipal() principal: Principal,
    @Param('id') postId: string,
    @Body() { until = null, ...decision }: PostDecisionDto,
  ): Promise<CaseView> {
    await this.decide.post({ staff: staffOf(principal), postId, until, ...decision });
    return this.readQueue.one(postId);
  }

  @Post('topics/:id/deeds')
  @HttpCode(204)
  @Requires('staff')
  decideTopic(
    @CurrentPrincipal() principal: Principal,
    @Param('id') topicId: string,
    @Body() decision: TopicDecisionDto,
  ): Promise<void> {
    return this.decide.topic({ staff: staffOf(principal), topicId, category: undefined, ...decision });
  }

  /** Lets a suspended member write again. */
  @Post('members/:id/lift')
  @HttpCode(204)
  @Requires('staff')
  lift(
    @CurrentPrincipal() principal: Principal,
    @Param('id') userId: string,
    @Body() { reason }: LiftDto,
  ): Promise<void> {
    return this.decide.lift({ staff: staffOf(principal), userId, reason });
  }
}
