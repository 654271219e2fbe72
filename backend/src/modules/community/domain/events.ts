import { DomainEvent } from '#kernel/domain-event.ts';
import type { ModerationActionType } from './moderation-action.entity.ts';

export class PostCreated extends DomainEvent<{
  postId: string;
  topicId: string;
  authorId: string;
  isFirst: boolean;
}> {
  static override readonly type = 'community.post-written';
}

export class MembersMentioned extends DomainEvent<{ postId: string; authorId: string }> {
  static override readonly type = 'community.members-mentioned';
}

export class PostThanked extends DomainEvent<{ postId: string; topicId: string; authorId: string; byId: string }> {
  static override readonly type = 'community.thanks-given';
}

export class PostModerated extends DomainEvent<{ deedId: string; kind: ModerationActionType; userId: string }> {
  static override readonly type = 'community.post-moderated';
}
