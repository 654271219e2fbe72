import { ApiProperty } from '@nestjs/swagger';
import { AuthorView, PostsView } from '../posts/posts.view.ts';

const orNull = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});

/** A part of the forum, as this reader sees it. */
export class CategoryView {
  slug!: string;
  title!: string;
  sentence!: string;
  postCount!: number;
  /** Topics with something new; 100 where there are more. */
  newCount!: number;
}

/** The first page of the forum. */
export class ForumView {
  categories!: CategoryView[];
  /** RFC 3339, while the reader may not write. */
  @ApiProperty(orNull(String, 'date-time'))
  suspendedUntil!: string | null;
  @ApiProperty(orNull(String))
  suspendedWhy!: string | null;
}

/** A topic in a list. */
export class TopicRowView {
  id!: string;
  /** Its address. */
  slug!: string;
  title!: string;
  /** The slug of its category. */
  category!: string;
  categoryTitle!: string;
  author!: AuthorView;
  replies!: number;
  /** How many posts are new to the reader. 0: none; null: some, and nobody has counted them. */
  @ApiProperty(orNull(Number))
  newPosts!: number | null;
  follows!: boolean;
  isPinned!: boolean;
  isLocked!: boolean;
  /** RFC 3339. */
  lastPostAt!: string;
}

export class TopicsPage {
  items!: TopicRowView[];
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}

/** A topic as it is opened: with its posts from where the reader goes on. */
export class TopicView extends TopicRowView {
  people!: number;
  /** Some of those who wrote here, for their rings. */
  writers!: AuthorView[];
  /** The latest post that there is. */
  lastNumber!: number;
  /** The latest post that the reader had read when this was asked. */
  readNumber!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lockedAt!: string | null;
  @ApiProperty(orNull(String))
  lockedBy!: string | null;
  @ApiProperty(orNull(String, 'uuid'))
  lessonId!: string | null;
  /** It is in a category that the reader's plan does not open: they see their own posts only. */
  isOwnOnly!: boolean;
  /** The posts come after this number. */
  after!: number;
  posts!: PostsView;
}

/** A post that was found. */
export class FoundPostView {
  id!: string;
  number!: number;
  /** The topic's address. */
  slug!: string;
  title!: string;
  categoryTitle!: string;
  author!: AuthorView;
  /** The words around what was looked for, as text. */
  excerpt!: string;
  /** RFC 3339. */
  createdAt!: string;
}

export class FoundPostsPage {
  items!: FoundPostView[];
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}
