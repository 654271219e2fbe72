import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { Limit } from '#platform/http/limit.ts';
import { ReportPost } from '../use-cases/moderation/report-post.ts';
import { ChangePost } from '../use-cases/posts/change-post.ts';
import { FormerWordsView, PostView, PreviewView } from '../use-cases/posts/posts.view.ts';
import { PreviewPost } from '../use-cases/posts/preview-post.ts';
import { ReadPosts } from '../use-cases/posts/read-posts.ts';
import { EditPostDto, PreviewDto, ReportDto, ThankDto } from './forum.dto.ts';
import { ForumGuard, forumLimit } from './forum.guard.ts';

@Controller('api/forum')
@UseGuards(ForumGuard)
export class PostsController {
  constructor(
    private readonly changePost: ChangePost,
    private readonly readPosts: ReadPosts,
    private readonly reportPost: ReportPost,
    private readonly previewPost: PreviewPost,
  ) {}

  /** Preview of a post as HTML. */
  @Post('preview')
  @HttpCode(200)
  @Requires('member')
  @Limit(forumLimit)
  preview(@CurrentUser() userId: string, @Body() words: PreviewDto): Promise<PreviewView> {
    return this.previewPost.preview({ userId, ...words });
  }

  /** Edits a post within 24 hours; earlier versions of the text are stored. */
  @Put('posts/:id')
  @Requires('member')
  @Limit(forumLimit)
  edit(@CurrentUser() userId: string, @Param() { id }: IdParams, @Body() words: EditPostDto): Promise<PostView> {
    return this.changePost.edit({ userId, id, ...words });
  }

  /** Deletes a post; its author can restore it for 5 minutes. */
  @Delete('posts/:id')
  @Requires('member')
  @Limit(forumLimit)
  delete(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<PostView> {
    return this.changePost.delete({ userId, id });
  }

  @Post('posts/:id/restore')
  @HttpCode(200)
  @Requires('member')
  @Limit(forumLimit)
  bringBack(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<PostView> {
    return this.changePost.restore({ userId, id });
  }

  /** Earlier versions of the text, latest first. */
  @Get('posts/:id/history')
  @Requires('member')
  @Limit(forumLimit)
  history(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<FormerWordsView[]> {
    return this.readPosts.history({ userId, id });
  }

  @Put('posts/:id/thanks')
  @Requires('member')
  @Limit(forumLimit)
  thank(@CurrentUser() userId: string, @Param() { id }: IdParams, @Body() { isThanked }: ThankDto): Promise<PostView> {
    return this.changePost.thank({ userId, id, isThanked });
  }

  /** Reports a post to staff. */
  @Post('posts/:id/reports')
  @HttpCode(200)
  @Requires('member')
  @Limit(forumLimit)
  report(
    @CurrentUser() userId: string,
    @Param() { id }: IdParams,
    @Body() { reason, words }: ReportDto,
  ): Promise<PostView> {
    return this.reportPost.report({ userId, id, reason, words: words || null });
  }
}
