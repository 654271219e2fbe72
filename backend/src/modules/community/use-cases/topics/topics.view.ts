import { ApiProperty } from '@nestjs/swagger';
import { AuthorView, PostListView } from '../posts/posts.view.ts';

const nullableProperty = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});

export class ForumCategoryView {
  slug!: string;
  title!: string;
  sentence!: string;
  postCount!: number;
  /** Number of topics with new posts, at most 100. */
  newCount!: number;
}

export class ForumHomeView {
  categories!: ForumCategoryView[];
  /** Time when your suspension ends, in RFC 3339; null when you are not suspended. */
  @ApiProperty(nullableProperty(String, 'date-time'))
  suspendedUntil!: string | null;
  @ApiProperty(nullableProperty(String))
  suspendedWhy!: string | null;
}

export class TopicRowView {
  id!: string;
  slug!: string;
  title!: string;
  category!: string;
  categoryTitle!: string;
  author!: AuthorView;
  replies!: number;
  /** Number of posts that are new to you; null when the number is unknown but not 0. */
  @ApiProperty(nullableProperty(Number))
  newPosts!: number | null;
  follows!: boolean;
  isPinned!: boolean;
  isLocked!: boolean;
  /** Time of the latest post, in RFC 3339. */
  lastPostAt!: string;
}

export class TopicPageView {
  items!: TopicRowView[];
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}

export class TopicView extends TopicRowView {
  people!: number;
  writers!: AuthorView[];
  lastNumber!: number;
  /** Number of the latest post that you had read before this request. */
  readNumber!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lockedAt!: string | null;
  @ApiProperty(nullableProperty(String))
  lockedBy!: string | null;
  @ApiProperty(nullableProperty(String, 'uuid'))
  lessonId!: string | null;
  /** True when your tier is too low for the category: you see only your own posts. */
  isOwnOnly!: boolean;
  /** Number of the post before the first post of this page. */
  after!: number;
  posts!: PostListView;
}

export class FoundPostView {
  id!: string;
  number!: number;
  slug!: string;
  title!: string;
  categoryTitle!: string;
  author!: AuthorView;
  /** Part of the Markdown text of the post, around the match if there is a search term. */
  excerpt!: string;
  /** Time when the post was written, in RFC 3339. */
  createdAt!: string;
}

export class FoundPostPageView {
  items!: FoundPostView[];
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}
