import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { PostListView, CreatedPostView } from '../use-cases/posts/posts.view.ts';
import { ReadPosts } from '../use-cases/posts/read-posts.ts';
import { WritePost } from '../use-cases/posts/write-post.ts';
import { FollowTopic } from '../use-cases/topics/follow-topic.ts';
import { ListTopics } from '../use-cases/topics/list-topics.ts';
import { OpenTopic } from '../use-cases/topics/open-topic.ts';
import { SearchPosts } from '../use-cases/topics/search-posts.ts';
import { FoundPostPageView, ForumHomeView, TopicPageView, TopicView } from '../use-cases/topics/topics.view.ts';
import {
  CreateTopicDto,
  FollowTopicDto,
  ForumSearchQuery,
  OpenTopicQuery,
  ListPostsQuery,
  MarkTopicReadDto,
  ReplyToTopicDto,
  TopicParams,
  ListTopicsQuery,
} from './forum.dto.ts';
import { ForumGuard, forumRateLimit } from './forum.guard.ts';

@Controller('api/forum')
@UseGuards(ForumGuard)
export class TopicsController {
  constructor(
    private readonly listTopics: ListTopics,
    private readonly openTopic: OpenTopic,
    private readonly searchPosts: SearchPosts,
    private readonly readPosts: ReadPosts,
    private readonly writePost: WritePost,
    private readonly followTopic: FollowTopic,
  ) {}

  /** Returns the categories, each with the number of topics that have new posts. */
  @Get()
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  home(@CurrentUser() userId: string): Promise<ForumHomeView> {
    return this.listTopics.home(userId);
  }

  /** Returns topics, those with the latest posts first. The first page begins with the pinned topics. */
  @Get('topics')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  list(@CurrentUser() userId: string, @Query() { lesson, ...query }: ListTopicsQuery): Promise<TopicPageView> {
    return lesson
      ? this.listTopics.listByLessons({ userId, lessonIds: lesson })
      : this.listTopics.list({ userId, ...query });
  }

  /** Returns posts that match the search terms or the author, latest first. */
  @Get('search')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  search(@CurrentUser() userId: string, @Query() { q = '', ...query }: ForumSearchQuery): Promise<FoundPostPageView> {
    return this.searchPosts.search({ userId, q, ...query });
  }

  /** Creates a topic with its first post, or a reply if the lesson already has a topic. */
  @Post('topics')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  begin(@CurrentUser() userId: string, @Body() topic: CreateTopicDto): Promise<CreatedPostView> {
    return this.writePost.createTopic({ userId, lessonId: undefined, ...topic });
  }

  /** Marks all posts of the forum as read. */
  @Post('read-all')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  readAll(@CurrentUser() userId: string): Promise<void> {
    return this.followTopic.readAll(userId);
  }

  /**
   * Returns a topic with a page of posts. The page contains the requested post, otherwise the first unread post,
   * otherwise the first post.
   */
  @Get('topics/:slug')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  one(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Query() query: OpenTopicQuery,
  ): Promise<TopicView> {
    return this.openTopic.open({ userId, slug, ...query });
  }

  @Get('topics/:slug/posts')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  posts(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Query() query: ListPostsQuery,
  ): Promise<PostListView> {
    return this.readPosts.list({ userId, slug, ...query });
  }

  /** Adds a post to a topic. A second request with the same clientId returns the same post. */
  @Post('topics/:slug/posts')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  reply(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Body() post: ReplyToTopicDto,
  ): Promise<CreatedPostView> {
    return this.writePost.reply({ userId, slug, ...post });
  }

  @Put('topics/:slug/follow')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  follow(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Body() { follows }: FollowTopicDto,
  ): Promise<void> {
    return this.followTopic.follow({ userId, slug, follows });
  }

  /** Stores the number of the latest post that the member has read. */
  @Put('topics/:slug/read')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  read(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Body() { number }: MarkTopicReadDto,
  ): Promise<void> {
    return this.followTopic.read({ userId, slug, number });
  }
}
