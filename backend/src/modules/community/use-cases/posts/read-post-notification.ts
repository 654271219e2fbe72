import { Injectable } from '@nestjs/common';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { Category } from '../../domain/category.entity.ts';
import { Post } from '../../domain/post.entity.ts';
import { Mute, Profile } from '../../domain/profile.entity.ts';
import { ReadMarker } from '../../domain/read-marker.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';

export interface PostNotification {
  readonly topicId: string;
  readonly title: string;
  readonly slug: string;
  readonly authorName: string;
  readonly topicAuthorId: string | null;
  readonly mentionedIds: readonly string[];
  readonly followerIds: readonly string[];
}

@Injectable()
export class ReadPostNotification {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: ReadEntitlements,
  ) {}

  async read(postId: string): Promise<PostNotification | undefined> {
    const em = this.database.em();
    const post = await em.findOne(Post, { id: postId, state: 'shown' });
    const topic = post && (await em.findOne(Topic, { id: post.topicId }));
    const author = post?.authorId && (await em.findOne(Profile, { userId: post.authorId }));
    if (!topic || !author) return undefined;
    const { title, slug, authorId: topicAuthorId = null } = topic;
    const unread = { topicId: topic.id, follows: true, readNumber: { $lt: post.number ?? 0 } };
    const following = await em.find(ReadMarker, unread, { fields: ['userId'] });
    const followers = following.map(({ userId }) => userId);
    const mayHear = await this.filterRecipients([...post.mentionedIds, ...followers], topic.categoryId, author.userId);
    return {
      ...{ topicId: topic.id, title, slug, authorName: author.name, topicAuthorId },
      mentionedIds: post.mentionedIds.filter((id) => mayHear.has(id)),
      followerIds: followers.filter((id) => mayHear.has(id)),
    };
  }

  async findDisplayName(userId: string): Promise<string | undefined> {
    return (await this.database.em().findOne(Profile, { userId }))?.name;
  }

  private async filterRecipients(ids: readonly string[], categoryId: string, authorId: string): Promise<Set<string>> {
    const em = this.database.em();
    const { tier: needed } = await em.findOneOrFail(Category, { id: categoryId });
    const muting = await em.find(Mute, { mutedId: authorId, userId: { $in: [...ids] } });
    const deaf = new Set(muting.map(({ userId }) => userId));
    const entitlements = await this.entitlementsOf.read([...new Set(ids)]);
    return new Set(ids.filter((id) => !deaf.has(id) && isTierAtLeast(entitlements.get(id)?.tier ?? 'free', needed)));
  }
}
