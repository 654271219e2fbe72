import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentPrincipal, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { PageQuery } from '#platform/http/page.ts';
import { ModerateContent, type ModeratingStaff } from '../use-cases/moderation/moderate-content.ts';
import {
  ModerationCaseView,
  ForumActionPageView,
  ModerationQueuePageView,
  SuspendedMemberPageView,
  ThreadPageView,
} from '../use-cases/moderation/moderation.view.ts';
import { ReadModerationCase } from '../use-cases/moderation/read-case.ts';
import { ReadModerationQueue } from '../use-cases/moderation/read-moderation-queue.ts';
import {
  LiftSuspensionDto,
  ModeratePostDto,
  ModerationQueueQuery,
  SuspendMemberDto,
  ModerationThreadQuery,
  DecideTopicDto,
} from './moderation.dto.ts';

const toModeratingStaff = ({ userId, roles }: Principal): ModeratingStaff => ({
  id: userId,
  isAdmin: roles.includes('admin'),
});

@Controller('api/admin/forum')
export class ModerationController {
  constructor(
    private readonly readQueue: ReadModerationQueue,
    private readonly readCase: ReadModerationCase,
    private readonly decide: ModerateContent,
  ) {}

  /** Returns posts that were reported or wait for approval; those that have waited longest come first. */
  @Get('queue')
  @RequiresPermission('staff')
  waiting(@Query() query: ModerationQueueQuery): Promise<ModerationQueuePageView> {
    return this.readQueue.listWaiting(query);
  }

  /** Returns moderation actions, latest first. */
  @Get('deeds')
  @RequiresPermission('staff')
  decided(@Query() query: PageQuery): Promise<ForumActionPageView> {
    return this.readQueue.listActions(query);
  }

  /** Returns members who are suspended now. */
  @Get('suspended')
  @RequiresPermission('staff')
  suspended(@Query() query: PageQuery): Promise<SuspendedMemberPageView> {
    return this.readQueue.listSuspended(query);
  }

  /** Returns the posts of a topic, or of all topics, as Markdown, oldest first, including hidden posts. */
  @Get('posts')
  @RequiresPermission('staff')
  talk(@Query() query: ModerationThreadQuery): Promise<ThreadPageView> {
    return this.readCase.readThread(query);
  }

  /** Returns a post with the posts around it, its reports, and older moderation actions. */
  @Get('posts/:id')
  @RequiresPermission('staff')
  one(@Param() { id }: IdParams): Promise<ModerationCaseView> {
    return this.readCase.read(id);
  }

  @Post('posts/:id/deeds')
  @HttpCode(200)
  @RequiresPermission('staff')
  async decidePost(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: postId }: IdParams,
    @Body() decision: ModeratePostDto,
  ): Promise<ModerationCaseView> {
    await this.decide.moderatePost({ staff: toModeratingStaff(principal), postId, ...decision });
    return this.readCase.read(postId);
  }

  /** Hides the post and prevents its author from posting until the given time. */
  @Post('posts/:id/suspension')
  @HttpCode(200)
  @RequiresPermission('admin')
  async suspend(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: postId }: IdParams,
    @Body() suspension: SuspendMemberDto,
  ): Promise<ModerationCaseView> {
    await this.decide.suspend({ staff: toModeratingStaff(principal), postId, ...suspension });
    return this.readCase.read(postId);
  }

  @Post('topics/:id/deeds')
  @HttpCode(204)
  @RequiresPermission('staff')
  decideTopic(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: topicId }: IdParams,
    @Body() decision: DecideTopicDto,
  ): Promise<void> {
    return this.decide.moderateTopic({
      staff: toModeratingStaff(principal),
      topicId,
      category: undefined,
      ...decision,
    });
  }

  /** Ends the suspension of a member. */
  @Post('members/:id/lift')
  @HttpCode(204)
  @RequiresPermission('admin')
  lift(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: userId }: IdParams,
    @Body() { reason }: LiftSuspensionDto,
  ): Promise<void> {
    return this.decide.liftSuspension({ staff: toModeratingStaff(principal), userId, reason });
  }
}
