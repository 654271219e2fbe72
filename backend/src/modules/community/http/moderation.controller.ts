import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentPrincipal, Requires, type Principal } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { PageQuery } from '#platform/http/page.ts';
import { ModerateContent, type Staff } from '../use-cases/moderation/moderate-content.ts';
import {
  CaseView,
  ForumActionsPage,
  QueuePage,
  SuspendedPage,
  TalkPage,
} from '../use-cases/moderation/moderation.view.ts';
import { ReadCase } from '../use-cases/moderation/read-case.ts';
import { ReadModerationQueue } from '../use-cases/moderation/read-moderation-queue.ts';
import {
  LiftDto,
  PostDecisionDto,
  QueueQuery,
  SuspensionDto,
  ThreadQuery,
  TopicDecisionDto,
} from './moderation.dto.ts';

const toStaff = ({ userId, roles }: Principal): Staff => ({ id: userId, isAdmin: roles.includes('admin') });

/** Moderation by staff; only administrators can suspend members and end suspensions. */
@Controller('api/admin/forum')
export class ModerationController {
  constructor(
    private readonly readQueue: ReadModerationQueue,
    private readonly readCase: ReadCase,
    private readonly decide: ModerateContent,
  ) {}

  /** Posts that were reported or wait for approval; those that have waited longest come first. */
  @Get('queue')
  @Requires('staff')
  waiting(@Query() query: QueueQuery): Promise<QueuePage> {
    return this.readQueue.listWaiting(query);
  }

  /** Moderation actions, latest first. */
  @Get('deeds')
  @Requires('staff')
  decided(@Query() query: PageQuery): Promise<ForumActionsPage> {
    return this.readQueue.listActions(query);
  }

  /** Members with a current suspension. */
  @Get('suspended')
  @Requires('staff')
  suspended(@Query() query: PageQuery): Promise<SuspendedPage> {
    return this.readQueue.listSuspended(query);
  }

  /** Posts of a topic as Markdown, oldest first, including hidden posts. */
  @Get('posts')
  @Requires('staff')
  talk(@Query() query: ThreadQuery): Promise<TalkPage> {
    return this.readCase.readThread(query);
  }

  /** A post with the posts around it, its reports and earlier actions. */
  @Get('posts/:id')
  @Requires('staff')
  one(@Param() { id }: IdParams): Promise<CaseView> {
    return this.readCase.read(id);
  }

  @Post('posts/:id/deeds')
  @HttpCode(200)
  @Requires('staff')
  async decidePost(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: postId }: IdParams,
    @Body() decision: PostDecisionDto,
  ): Promise<CaseView> {
    await this.decide.moderatePost({ staff: toStaff(principal), postId, ...decision });
    return this.readCase.read(postId);
  }

  /** Hides the post and prevents its author from posting until the given time. */
  @Post('posts/:id/suspension')
  @HttpCode(200)
  @Requires('admin')
  async suspend(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: postId }: IdParams,
    @Body() suspension: SuspensionDto,
  ): Promise<CaseView> {
    await this.decide.suspend({ staff: toStaff(principal), postId, ...suspension });
    return this.readCase.read(postId);
  }

  @Post('topics/:id/deeds')
  @HttpCode(204)
  @Requires('staff')
  decideTopic(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: topicId }: IdParams,
    @Body() decision: TopicDecisionDto,
  ): Promise<void> {
    return this.decide.moderateTopic({ staff: toStaff(principal), topicId, category: undefined, ...decision });
  }

  /** Ends the suspension of a member. */
  @Post('members/:id/lift')
  @HttpCode(204)
  @Requires('admin')
  lift(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: userId }: IdParams,
    @Body() { reason }: LiftDto,
  ): Promise<void> {
    return this.decide.liftSuspension({ staff: toStaff(principal), userId, reason });
  }
}
