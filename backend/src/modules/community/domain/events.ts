import { DomainEvent } from '#kernel/domain-event.ts';
import type { ModerationActionType } from './moderation-action.entity.ts';

/**
 * A post became visible to other members: its author wrote it, or staff approved it. `ReadPostNotification` selects the
 * members to notify.
 */
export class PostCreated extends DomainEvent<{
  postId: string;
  topicId: string;
  authorId: string;
  isFirst: boolean;
}> {
  static override readonly type = 'community.post-written';
}

/** The mentions of a visible post changed, or staff made an edited post visible again that may contain new mentions. */
export class MembersMentioned extends DomainEvent<{ postId: string; authorId: string }> {
  static override readonly type = 'community.members-mentioned';
}

/**
 * A member thanked another member for a post. Published again when the member removes the thanks and thanks for the
 * same post again.
 */
export class PostThanked extends DomainEvent<{ postId: string; topicId: string; authorId: string; byId: string }> {
  static override readonly type = 'community.thanks-given';
}

/** A moderation action changed something for a member, who receives a notification about it. */
export class PostModerated extends DomainEvent<{ deedId: string; kind: ModerationActionType; userId: string }> {
  static override readonly type = 'community.post-moderated';
}
