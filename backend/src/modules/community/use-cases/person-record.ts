import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ModerationAction } from '../domain/moderation-action.entity.ts';
import { PostRevision, Post, Thanks } from '../domain/post.entity.ts';
import { Mute, Profile } from '../domain/profile.entity.ts';
import { ReadMarker } from '../domain/read-marker.entity.ts';
import { Report } from '../domain/report.entity.ts';
import { Topic } from '../domain/topic.entity.ts';
import { formerMemberName } from './people/authors.ts';
import { renderPost } from './posts/render-post.ts';

export interface CommunityExport {
  readonly profile: object | null;
  readonly posts: AsyncIterable<readonly object[]>;
  readonly formerWords: AsyncIterable<readonly object[]>;
  readonly topics: readonly object[];
  readonly thanked: readonly object[];
  readonly reports: readonly object[];
  readonly muted: readonly string[];
  readonly decisions: readonly object[];
}

const exportPageSize = 200;

@Injectable()
export class CollectCommunityData {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<CommunityExport> {
    const em = this.database.em();
    const profile = await em.findOne(Profile, { userId });
    const topics = await em.find(ReadMarker, { userId });
    const thanked = await em.find(Thanks, { userId });
    const reports = await em.find(Report, { reporterId: userId });
    const muted = await em.find(Mute, { userId });
    const actions = await em.find(ModerationAction, { subjectId: userId }, { orderBy: { id: 'asc' } });
    return {
      profile,
      posts: this.posts(userId),
      formerWords: this.revisions(userId),
      topics: topics.map(({ topicId, readNumber, follows }) => ({ topicId, readNumber, follows })),
      thanked: thanked.map(({ postId, givenAt }) => ({ postId, givenAt })),
      reports: reports.map(({ postId, reason, words, createdAt }) => ({ postId, reason, words, createdAt })),
      muted: muted.map(({ mutedId }) => mutedId),
      decisions: actions.map(({ kind, postId, reason, until, createdAt }) => ({
        kind,
        postId,
        reason,
        until,
        createdAt,
      })),
    };
  }

  private async *posts(userId: string): AsyncGenerator<object[]> {
    for await (const posts of this.pages(userId))
      yield posts.map(({ id, topicId, source, state, createdAt, editedAt, deletedAt }) => ({
        ...{ id, topicId, text: source, state, createdAt, editedAt, deletedAt },
      }));
  }

  private async *revisions(userId: string): AsyncGenerator<object[]> {
    for await (const posts of this.pages(userId)) {
      const former = await this.database.em().find(PostRevision, { postId: { $in: posts.map(({ id }) => id) } });
      yield former.map(({ postId, source, isHeld, replacedAt }) => ({ postId, text: source, isHeld, replacedAt }));
    }
  }

  private async *pages(userId: string): AsyncGenerator<Post[]> {
    let after: string | undefined;
    do {
      const where = { authorId: userId, ...(after && { id: { $gt: after } }) };
      const posts = await this.database.em().find(Post, where, { orderBy: { id: 'asc' }, limit: exportPageSize });
      if (posts.length > 0) yield posts;
      after = posts.length === exportPageSize ? posts.at(-1)?.id : undefined;
    } while (after);
  }
}

@Injectable()
export class EraseCommunityData {
  constructor(private readonly tx: Transaction) {}

  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await anonymizeMentions(em, userId);
      await anonymizeRevisions(em, userId);
      const posts = await em.find(Post, { authorId: userId }, { fields: ['id'] });
      await em.nativeDelete(PostRevision, { postId: { $in: posts.map(({ id }) => id) } });
      await em.nativeUpdate(
        Post,
        { authorId: userId, state: { $in: ['deleted', 'held'] } },
        { source: '', html: '', mentions: [], mentionedIds: [], state: 'deleted', openReports: 0, waitsSince: null },
      );
      await em.nativeUpdate(Post, { authorId: userId }, { authorId: null });
      await em.nativeUpdate(Topic, { authorId: userId }, { authorId: null });
      await em.execute(
        `update forum_post p set thanks = thanks - 1 from forum_thanks t where t.post_id = p.id and t.user_id = ?`,
        [userId],
      );
      await em.nativeDelete(Thanks, { userId });
      await em.nativeDelete(ReadMarker, { userId });
      await em.nativeDelete(Mute, { $or: [{ userId }, { mutedId: userId }] });
      await em.nativeUpdate(Report, { reporterId: userId }, { reporterId: null, words: null });
      await em.execute(
        `update forum_topic t set locked_by = ? from (select distinct on (topic_id) topic_id, staff_id from forum_moderation_action
           where kind = 'lock' order by topic_id, id desc) closed
         where t.id = closed.topic_id and closed.staff_id = ? and t.locked_by is not null`,
        [formerMemberName, userId],
      );
      await em.nativeUpdate(ModerationAction, { subjectId: userId }, { subjectId: null });
      await em.nativeUpdate(ModerationAction, { staffId: userId }, { staffId: null });
      await em.nativeDelete(Profile, { userId });
    });
  }
}

async function anonymizeMentions(em: EntityManager, userId: string): Promise<void> {
  const posts = await em.find(Post, { mentionedIds: { $contains: [userId] } });
  for (const post of posts) {
    const name = post.mentions.find(({ id }) => id === userId)?.name ?? '';
    post.mentions = post.mentions.filter(({ id }) => id !== userId);
    post.mentionedIds = post.mentions.map(({ id }) => id);
    const names = post.mentions.map((one) => one.name);
    post.source = replaceMention(name, post.source);
    post.html = renderPost(post.source, names);
    for (const former of await em.find(PostRevision, { postId: post.id })) {
      former.source = replaceMention(name, former.source);
      former.html = renderPost(former.source, names);
    }
  }
}

/** Does not replace the name if another member has the same name or a name that begins with it. */
async function anonymizeRevisions(em: EntityManager, userId: string): Promise<void> {
  const profile = await em.findOne(Profile, { userId });
  for (const name of new Set(profile ? [profile.name, profile.accountName] : [])) {
    const pattern = name.replace(/[\\%_]/g, '\\$&');
    const others = await em.execute<object[]>(
      `select 1 from forum_profile where user_id <> ?
         and (lower(coalesce(shown_name, account_name)) like lower(?) or lower(coalesce(shown_name, account_name)) like lower(?))
       limit 1`,
      [userId, pattern, `${pattern} %`],
    );
    if (others.length > 0) continue;
    for (const former of await em.find(PostRevision, { source: { $like: `%@${pattern}%` } })) {
      former.source = replaceMention(name, former.source);
      former.html = renderPost(former.source, []);
    }
  }
}

function replaceMention(name: string, source: string): string {
  const literally = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return source.replace(new RegExp(`@${literally}(?![\\p{L}\\p{N}])`, 'gu'), `@${formerMemberName}`);
}
