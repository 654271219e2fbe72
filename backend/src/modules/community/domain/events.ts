import { DomainEvent } from '#kernel/domain-event.ts';
import type { ModerationActionType } from './moderation-action.entity.ts';

/**
 * A post became visible to other members: its author wrote it, or staff approved it. `ReadPostNotification` selects
 * the recipients.
 */
export class PostCreated extends DomainEvent<{
  postId: string;
  topicId: string;
  authorId: string;
  isFirst: boolean;
}> {
  static override readonly type = 'community.post-written';
}

/** The mentions of a shown post changed, or staff show an edited post again that may contain new mentions. */
export class MembersMentioned extends DomainEvent<{ postId: string; authorId: string }> {
  static override readonly type = 'community.members-mentioned';
}

/**
 * A member thanked another member for a post. Published again for the same post when they remove the thanks and give it
 * again.
 */
export class PostThanked extends DomainEvent<{ postId: string; topicId: string; authorId: string; byId: string }> {
  static override readonly type = 'community.thanks-given';
}

/** Published only for actions that the affected member receives a notification about. */
export class PostModerated extends DomainEvent<{ deedId: string; kind: ModerationActionType; userId: string }> {
  static override readonly type = 'community.post-moderated';
}
