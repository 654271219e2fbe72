import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { NoSuchTopic } from '../../domain/errors.ts';
import { ForumAccess } from '../forum-access.ts';
import { PostAuthorReader } from '../people/authors.ts';
import { ReadPosts } from '../posts/read-posts.ts';
import {
  resolveCategoryIds,
  inCategoriesSql,
  topicColumnsSql,
  toTopicRowView,
  topicTablesSql,
  type TopicRow,
} from './topic-rows.ts';
import type { TopicView } from './topics.view.ts';

interface OpenTopicRequest {
  readonly userId: string;
  readonly slug: string;
  readonly post?: number;
  readonly limit: number;
}

interface Row extends TopicRow {
  readonly writerIds: readonly string[];
  readonly numberBefore: number | null;
}

const postsShownBefore = { wanted: 10, unread: 2 };

const topicBySlugQuery = {
  name: 'community.topic',
  text: `select ${topicColumnsSql},
      array(select w.user_id from forum_read_marker w where w.topic_id = t.id and w.has_written limit 7) as "writerIds",
      case when r.read_number is null and t.created_at <= me.read_before then
        (select p.number from forum_post p where p.topic_id = t.id and p.number is not null
           and p.created_at <= me.read_before order by p.number desc limit 1) end as "numberBefore"
    from ${topicTablesSql} where ${inCategoriesSql} and t.slug = $3 and (t.post_count > 0 or t.author_id = me.user_id)`,
};

/** Finds a topic with posts of the reader, also when its category needs a higher tier than the reader has now. */
const ownTopicBySlugQuery = {
  name: 'community.own-topic',
  text: `select ${topicColumnsSql}, array[]::uuid[] as "writerIds", null as "numberBefore"
    from ${topicTablesSql} where t.slug = $2
      and exists (select from forum_post p where p.topic_id = t.id and p.author_id = me.user_id)`,
};

@Injectable()
export class OpenTopic {
  constructor(
    private readonly database: Database,
    private readonly access: ForumAccess,
    private readonly authors: PostAuthorReader,
    private readonly readPosts: ReadPosts,
  ) {}

  async open({ userId, slug, post, limit }: OpenTopicRequest): Promise<TopicView> {
    const reader = await this.access.requireReader(userId);
    const [row] = await this.database.prepared<Row>(topicBySlugQuery, [userId, resolveCategoryIds(reader), slug]);
    if (!row) return this.openOwn(userId, slug);
    const { id, people, lastNumber, lessonId, lockedBy, writerIds } = row;
    const readNumber = row.readNumber ?? row.numberBefore ?? 0;
    const hasNew = readNumber > 0 && lastNumber > readNumber;
    const first = post
      ? Math.min(post, lastNumber) - postsShownBefore.wanted
      : hasNew
        ? readNumber - postsShownBefore.unread
        : 0;
    const after = Math.max(0, first);
    const [authorOf, posts] = await Promise.all([
      this.authors.read([row.authorId, ...writerIds], userId),
      this.readPosts.page({ topicId: id, userId, after, limit }),
    ]);
    return {
      ...toTopicRowView(row, authorOf),
      ...{ people, lastNumber, lessonId, lockedBy, lockedAt: row.lockedAt && new Date(row.lockedAt).toISOString() },
      ...{ writers: writerIds.map(authorOf), readNumber, after, posts, isOwnOnly: false },
    };
  }

  private async openOwn(userId: string, slug: string): Promise<TopicView> {
    const [row] = await this.database.prepared<Row>(ownTopicBySlugQuery, [userId, slug]);
    if (!row) throw new NoSuchTopic();
    const { id, lastNumber, lessonId, authorId } = row;
    const [authorOf, posts] = await Promise.all([
      this.authors.read([authorId], userId),
      this.readPosts.ownPage({ topicId: id, userId }),
    ]);
    return {
      ...{ ...toTopicRowView(row, authorOf), replies: 0, newPosts: 0, follows: false, isLocked: true, isOwnOnly: true },
      ...{ people: 1, writers: [], lastNumber, readNumber: lastNumber, lessonId, lockedAt: null, lockedBy: null },
      ...{ after: 0, posts },
    };
  }
}
