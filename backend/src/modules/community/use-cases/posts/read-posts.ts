import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { NoSuchPost, NoSuchTopic } from '../../domain/errors.ts';
import { PostRevision, Post } from '../../domain/post.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { ForumAccess, canOpenTopic, canSeeCategory } from '../forum-access.ts';
import { PostAuthorReader } from '../people/authors.ts';
import type { PostRevisionView, PostListView, PostView } from './posts.view.ts';

interface PageRange {
  readonly userId: string;
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}
interface PostPageRequest extends PageRange {
  readonly slug: string;
}
interface PostRangeInTopic extends PageRange {
  readonly topicId: string;
}

interface PostRow {
  readonly is_thanked: boolean;
  readonly is_reported: boolean;
  readonly is_muted: boolean;
}

/** `$1` is the id of the reader. */
const postsSql = `select p.id, p.author_id, p.number, p.source, p.html, p.mentions, p.state, p.thanks, p.created_at,
    p.edited_at, p.deleted_at,
    exists (select from forum_thanks t where t.post_id = p.id and t.user_id = $1) as is_thanked,
    exists (select from forum_report r where r.post_id = p.id and r.reporter_id = $1) as is_reported,
    exists (select from forum_mute m where m.user_id = $1 and m.muted_id = p.author_id) as is_muted
  from forum_post p`;
const postsAfterQuery = {
  name: 'community.posts-onwards',
  text: `(${postsSql} where p.topic_id = $2 and p.number > $3 order by p.number limit $4) union all
    (${postsSql} where p.topic_id = $2 and p.number is null and p.author_id = $1 and p.state = 'held')`,
};
const postsBeforeQuery = {
  name: 'community.posts-backwards',
  text: `${postsSql} where p.topic_id = $2 and p.number < $3 order by p.number desc limit $4`,
};
const ownPostsQuery = {
  name: 'community.own-posts',
  text: `${postsSql} where p.topic_id = $2 and p.author_id = $1 order by p.id limit 200`,
};
const singlePostQuery = { name: 'community.post', text: `${postsSql} where p.id = $2` };

/** Posts that wait for approval look like hidden posts to other members. */
const publicState = (post: Post): PostView['state'] => (post.state === 'held' ? 'hidden' : post.state);
const toIsoTimeOrNull = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

@Injectable()
export class ReadPosts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
    private readonly authors: PostAuthorReader,
  ) {}

  async list({ slug, ...some }: PostPageRequest): Promise<PostListView> {
    const reader = await this.access.requireReader(some.userId);
    const topic = await this.database.em().findOne(Topic, { slug });
    if (!topic) throw new NoSuchTopic();
    if (!canSeeCategory(reader, topic)) {
      const posts = await this.ownPage({ topicId: topic.id, userId: some.userId });
      if (posts.items.length === 0) throw new NoSuchTopic();
      return posts;
    }
    if (!canOpenTopic(reader, topic)) throw new NoSuchTopic();
    return this.page({ topicId: topic.id, ...some });
  }

  /** The caller must check first that the reader may open the topic. */
  async page({ topicId, userId, after = 0, before, limit }: PostRangeInTopic): Promise<PostListView> {
    const isBackward = before !== undefined;
    const rows = await this.database.prepared<PostRow>(isBackward ? postsBeforeQuery : postsAfterQuery, [
      ...[userId, topicId, before ?? after, limit + 1],
    ]);
    const found = await this.toViews(rows, userId);
    const numbered = found.filter(({ number }) => number !== null);
    const shown = numbered.slice(0, limit);
    if (isBackward) shown.reverse();
    const hasMore = numbered.length > limit;
    const hasLater = isBackward || hasMore;
    const held = hasLater ? [] : found.filter(({ number }) => number === null);
    return {
      items: [...shown, ...held],
      hasEarlier: isBackward ? hasMore : (shown[0]?.number ?? 1) > 1,
      hasLater,
    };
  }

  /** Returns only the reader's own posts, so that a reader whose tier is now too low can still delete these posts. */
  async ownPage({ topicId, userId }: { topicId: string; userId: string }): Promise<PostListView> {
    const items = await this.toViews(await this.database.prepared<PostRow>(ownPostsQuery, [userId, topicId]), userId);
    return { items: items.map((post) => ({ ...post, editableUntil: null })), hasEarlier: false, hasLater: false };
  }

  async one(id: string, userId: string): Promise<PostView> {
    const [view] = await this.toViews(await this.database.prepared<PostRow>(singlePostQuery, [userId, id]), userId);
    if (!view) throw new NoSuchPost();
    return view;
  }

  async history({ userId, id }: { userId: string; id: string }): Promise<PostRevisionView[]> {
    const reader = await this.access.requireReader(userId);
    const em = this.database.em();
    const post = await em.findOne(Post, { id });
    const topic = post && (await em.findOne(Topic, post.topicId));
    const isMine = post?.authorId === userId;
    const isRead = post?.state === 'shown' || (isMine && post?.state === 'held');
    if (!topic || !isRead || !(isMine || canOpenTopic(reader, topic))) throw new NoSuchPost();
    const where = { postId: id, ...(!isMine && { isHeld: false }) };
    const former = await em.find(PostRevision, where, { orderBy: { id: 'desc' }, limit: 50 });
    return former.map(({ html, isHeld, replacedAt }) => ({ html, isHeld, replacedAt: replacedAt.toISOString() }));
  }

  private async toViews(rows: readonly PostRow[], userId: string): Promise<PostView[]> {
    const posts = rows.map((row) => ({ row, post: this.database.toEntity(Post, row) }));
    const authorOf = await this.authors.read(
      posts.map(({ post }) => post.authorId),
      userId,
    );
    const now = this.clock.now();
    return posts.map(({ row, post }) => {
      const isMine = post.authorId === userId;
      const isMuted = row.is_muted;
      const isRead = post.state === 'shown' ? !isMuted : isMine && post.state === 'held';
      const mayEdit = isMine && isRead && now <= post.editableUntil();
      const bringBackUntil = post.bringBackUntil();
      return {
        ...{ id: post.id, number: post.number ?? null, state: isMine ? post.state : publicState(post), isMuted },
        ...{ author: authorOf(post.authorId), html: isRead ? post.html : null },
        ...{ source: isMine && isRead ? post.source : null, mentions: isRead ? [...post.mentions] : [] },
        ...{ thanks: post.thanks, isThanked: row.is_thanked, isReported: row.is_reported },
        ...{
          createdAt: post.createdAt.toISOString(),
          editedAt: toIsoTimeOrNull(post.editedAt),
          deletedAt: toIsoTimeOrNull(post.deletedAt),
        },
        editableUntil: mayEdit ? toIsoTimeOrNull(post.editableUntil()) : null,
        bringBackUntil: isMine && bringBackUntil && now <= bringBackUntil ? toIsoTimeOrNull(bringBackUntil) : null,
      };
    });
  }
}
