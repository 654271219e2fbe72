import { DomainEvent } from '#kernel/domain-event.ts';
import type { ModerationActionType } from './moderation-action.entity.ts';

/**
 * A post became visible to other members: it was written, or staff approved it. `ReadPostNotification` selects the
 * recipients.
 */
export class PostWritten extends DomainEvent<{
  postId: string;
  topicId: string;
  authorId: string;
  isFirst: boolean;
}> {
  static override readonly type = 'community.post-written';
}

/** A shown post got other mentions, or staff show a post again whose edit may have added mentions. */
export class MembersMentioned extends DomainEvent<{ postId: string; authorId: string }> {
  static override readonly type = 'community.members-mentioned';
}

/** Can occur again for the same post and member when the thanks is removed and given again. */
export class ThanksGiven extends DomainEvent<{ postId: string; topicId: string; authorId: string; byId: string }> {
  static override readonly type = 'community.thanks-given';
}

/** Published only for actions that the affected member is notified of. */
export class PostModerated extends DomainEvent<{ deedId: string; kind: ModerationActionType; userId: string }> {
  static override readonly type = 'community.post-moderated';
}
