import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import {
  ReadModerationDecision,
  MembersMentioned,
  PostModerated,
  PostCreated,
  ReadPostNotification,
  PostThanked,
  type PostNotification,
} from '#modules/community/index.ts';
import { CreateNotifications } from './notify.ts';

const moderationTexts = {
  hide: 'Your post is hidden',
  warn: 'Your post is hidden',
  suspend: 'You cannot write in the forum for now',
  restore: 'Your post is shown again',
  lift: 'You can write in the forum again',
  move: 'Your topic is in another category',
  lock: 'Your topic is closed',
  unlock: 'Your topic is open again',
};

/** The key does not change when the post is edited, so a member is notified of a mention only once. */
const mentionKey = (postId: string) => `mention:${postId}`;

@Injectable()
export class NotifyOfForum {
  constructor(
    private readonly notify: CreateNotifications,
    private readonly postToTell: ReadPostNotification,
    private readonly decisionFor: ReadModerationDecision,
  ) {}

  @ReactsTo([PostCreated], { name: 'NotifyWhenPostWritten', queue: 'notices' })
  async notifyPost({ postId, authorId }: PostCreated['payload']): Promise<void> {
    const post = await this.postToTell.read(postId);
    if (!post) return;
    const { title, slug, authorName, topicAuthorId, followerIds } = post;
    await this.notifyMentioned(postId, authorId, post);
    const mentioned = await this.notify.findNotified(mentionKey(postId), followerIds);
    const followers = followerIds.filter((id) => !mentioned.has(id));
    const { topicId } = post;
    const news = {
      key: `post:${postId}`,
      topicId,
      actorId: authorId,
      title: authorName,
      path: `/members/forum/${slug}`,
    };
    const [own, others] = [true, false].map((isOwn) => followers.filter((id) => (id === topicAuthorId) === isOwn));
    await this.notify.notify({ ...news, kind: 'reply', userIds: own ?? [], text: `replied to you in “${title}”` });
    await this.notify.notify({ ...news, kind: 'followed', userIds: others ?? [], text: `wrote in “${title}”` });
  }

  @ReactsTo([MembersMentioned], { name: 'NotifyWhenMembersMentioned', queue: 'notices' })
  async notifyMention({ postId, authorId }: MembersMentioned['payload']): Promise<void> {
    const post = await this.postToTell.read(postId);
    if (post) await this.notifyMentioned(postId, authorId, post);
  }

  @ReactsTo([PostThanked], { name: 'NotifyWhenThanksGiven', queue: 'notices' })
  async notifyThanks({ postId, authorId, byId }: PostThanked['payload']): Promise<void> {
    const [post, name] = await Promise.all([this.postToTell.read(postId), this.postToTell.findDisplayName(byId)]);
    if (!post || !name) return;
    await this.notify.notify({
      userIds: [authorId],
      kind: 'thanks',
      key: `thanks:${postId}:${byId}`,
      actorId: byId,
      title: name,
      text: `thanked you in “${post.title}”`,
      path: `/members/forum/${post.slug}`,
      topicId: post.topicId,
    });
  }

  /** The notification must not name the moderator. */
  @ReactsTo([PostModerated], { name: 'NotifyWhenPostModerated', queue: 'notices' })
  async notifyModeration({ deedId, userId }: PostModerated['payload']): Promise<void> {
    const decision = await this.decisionFor.read({ deedId, userId });
    if (!decision) return;
    const { kind, title, slug } = decision;
    await this.notify.notify({
      userIds: [userId],
      kind: 'moderation',
      key: `deed:${deedId}`,
      title: moderationTexts[kind],
      text: title ? `in “${title}”` : '',
      path: slug ? `/members/forum/${slug}` : '/members/forum',
    });
  }

  private notifyMentioned(postId: string, authorId: string, post: PostNotification): Promise<void> {
    return this.notify.notify({
      ...{ kind: 'mention', key: mentionKey(postId), userIds: post.mentionedIds, actorId: authorId },
      ...{ title: post.authorName, text: `mentioned you in “${post.title}”`, path: `/members/forum/${post.slug}` },
      topicId: post.topicId,
    });
  }
}
