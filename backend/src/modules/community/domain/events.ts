import { DomainEvent } from '../../../kernel/domain-event.ts';
import type { DeedKind } from './deed.entity.ts';

/**
 * A post can be read by the others: it was written, or staff have let it through. Who hears of it tells
 * `ReadPostToTell`.
 */
export class PostWritten extends DomainEvent<{
  postId: string;
  topicId: string;
  authorId: string;
  isFirst: boolean;
}> {
  static override readonly type = 'community.post-written';
}

/** The mentions of a post that was shown before have changed, or staff let it be shown again with what was edited. */
export class MembersMentioned extends DomainEvent<{ postId: string; authorId: string }> {
  static override readonly type = 'community.members-mentioned';
}

/** Somebody thanked the author of a post; it may come again for the same two. */
export class ThanksGiven extends DomainEvent<{ postId: string; topicId: string; authorId: string; byId: string }> {
  static override readonly type = 'community.thanks-given';
}

/** Staff did something with a person's post or right to write, of which that person is to be told. */
export class PostModerated extends DomainEvent<{ deedId: string; kind: DeedKind; userId: string }> {
  static override readonly type = 'community.post-moderated';
}
