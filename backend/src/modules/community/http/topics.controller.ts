import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { PostsView, WrittenPostView } from '../use-cases/posts/posts.view.ts';
import { ReadPosts } from '../use-cases/posts/read-posts.ts';
import { WritePost } from '../use-cases/posts/write-post.ts';
import { FollowTopic } from '../use-cases/topics/follow-topic.ts';
import { ListTopics } from '../use-cases/topics/list-topics.ts';
import { OpenTopic } from '../use-cases/topics/open-topic.ts';
import { SearchPosts } from '../use-cases/topics/search-posts.ts';
import { FoundPostsPage, ForumView, TopicsPage, TopicView } from '../use-cases/topics/topics.view.ts';
import {
  BeginTopicDto,
  FollowDto,
  ForumSearchQuery,
  OpenTopicQuery,
  PostsQuery,
  ReadNumberDto,
  ReplyDto,
  TopicParams,
  TopicsQuery,
} from './forum.dto.ts';
import { ForumGuard, forumLimit } from './forum.guard.ts';

/** The forum and its topics. Responses leave out categories above the caller's tier. */
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

  /** Categories, each with the number of topics that have new posts. */
  @Get()
  @Requires('member')
  @Limit(forumLimit)
  home(@CurrentUser() userId: string): Promise<ForumView> {
    return this.listTopics.home(userId);
  }

  /** Topics in the order of their latest post; pinned topics come first. */
  @Get('topics')
  @Requires('member')
  @Limit(forumLimit)
  list(@CurrentUser() userId: string, @Query() { lesson, ...query }: TopicsQuery): Promise<TopicsPage> {
    return lesson
      ? this.listTopics.listByLessons({ userId, lessonIds: lesson })
      : this.listTopics.list({ userId, ...query });
  }

  /** Posts that contain the search terms, latest first. */
  @Get('search')
  @Requires('member')
  @Limit(forumLimit)
  search(@CurrentUser() userId: string, @Query() { q = '', ...query }: ForumSearchQuery): Promise<FoundPostsPage> {
    return this.searchPosts.search({ userId, q, ...query });
  }

  /** Creates a topic with its first post. A second request with the same clientId returns the same topic. */
  @Post('topics')
  @HttpCode(200)
  @Requires('member')
  @Limit(forumLimit)
  begin(@CurrentUser() userId: string, @Body() topic: BeginTopicDto): Promise<WrittenPostView> {
    return this.writePost.createTopic({ userId, lessonId: undefined, ...topic });
  }

  /** Marks all posts as read. */
  @Post('read-all')
  @HttpCode(204)
  @Requires('member')
  @Limit(forumLimit)
  readAll(@CurrentUser() userId: string): Promise<void> {
    return this.followTopic.readAll(userId);
  }

  /** A topic with a page of posts: around the requested post, from the first unread post, or from the beginning. */
  @Get('topics/:slug')
  @Requires('member')
  @Limit(forumLimit)
  one(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Query() query: OpenTopicQuery,
  ): Promise<TopicView> {
    return this.openTopic.open({ userId, slug, ...query });
  }

  @Get('topics/:slug/posts')
  @Requires('member')
  @Limit(forumLimit)
  posts(@CurrentUser() userId: string, @Param() { slug }: TopicParams, @Query() query: PostsQuery): Promise<PostsView> {
    return this.readPosts.list({ userId, slug, ...query });
  }

  /** Adds a post to a topic. A second request with the same clientId returns the same post. */
  @Post('topics/:slug/posts')
  @HttpCode(200)
  @Requires('member')
  @Limit(forumLimit)
  reply(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Body() post: ReplyDto,
  ): Promise<WrittenPostView> {
    return this.writePost.reply({ userId, slug, ...post });
  }

  @Put('topics/:slug/follow')
  @HttpCode(204)
  @Requires('member')
  @Limit(forumLimit)
  follow(@CurrentUser() userId: string, @Param() { slug }: TopicParams, @Body() { follows }: FollowDto): Promise<void> {
    return this.followTopic.follow({ userId, slug, follows });
  }

  /** Stores the number of the latest post that the member has read. */
  @Put('topics/:slug/read')
  @HttpCode(204)
  @Requires('member')
  @Limit(forumLimit)
  read(
    @CurrentUser() userId: string,
    @Param() { slug }: TopicParams,
    @Body() { number }: ReadNumberDto,
  ): Promise<void> {
    return this.followTopic.read({ userId, slug, number });
  }
}
