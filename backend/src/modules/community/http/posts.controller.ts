import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ReportPost } from '../use-cases/moderation/report-post.ts';
import { ChangePost } from '../use-cases/posts/change-post.ts';
import { PostRevisionView, PostView, PostPreviewView } from '../use-cases/posts/posts.view.ts';
import { PreviewPost } from '../use-cases/posts/preview-post.ts';
import { ReadPosts } from '../use-cases/posts/read-posts.ts';
import { EditPostDto, PreviewPostDto, ReportPostDto, ThankPostDto } from './forum.dto.ts';
import { ForumGuard, forumRateLimit } from './forum.guard.ts';

@Controller('api/forum')
@UseGuards(ForumGuard)
export class PostsController {
  constructor(
    private readonly changePost: ChangePost,
    private readonly readPosts: ReadPosts,
    private readonly reportPost: ReportPost,
    private readonly previewPost: PreviewPost,
  ) {}

  /** Returns the HTML of a post before it is sent. */
  @Post('preview')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  preview(@CurrentUser() userId: string, @Body() words: PreviewPostDto): Promise<PostPreviewView> {
    return this.previewPost.preview({ userId, ...words });
  }

  /** Edits a post within 24 hours of its creation. The old versions of its text are stored. */
  @Put('posts/:id')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  edit(@CurrentUser() userId: string, @Param() { id }: IdParams, @Body() words: EditPostDto): Promise<PostView> {
    return this.changePost.edit({ userId, id, ...words });
  }

  /** Deletes a post; its author can restore it for 5 minutes. */
  @Delete('posts/:id')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  delete(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<PostView> {
    return this.changePost.delete({ userId, id });
  }

  @Post('posts/:id/restore')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  bringBack(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<PostView> {
    return this.changePost.restore({ userId, id });
  }

  /** Returns the old versions of the text of a post, latest first, at most 50. */
  @Get('posts/:id/history')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  history(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<PostRevisionView[]> {
    return this.readPosts.history({ userId, id });
  }

  @Put('posts/:id/thanks')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  thank(
    @CurrentUser() userId: string,
    @Param() { id }: IdParams,
    @Body() { isThanked }: ThankPostDto,
  ): Promise<PostView> {
    return this.changePost.thank({ userId, id, isThanked });
  }

  /** Reports a post to staff. */
  @Post('posts/:id/reports')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  report(
    @CurrentUser() userId: string,
    @Param() { id }: IdParams,
    @Body() { reason, words }: ReportPostDto,
  ): Promise<PostView> {
    return this.reportPost.report({ userId, id, reason, words: words || null });
  }
}
