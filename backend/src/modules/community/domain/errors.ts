import { AppError, conflictError, forbiddenError, invalidError, notFoundError } from '#kernel/app-error.ts';

export class NoSuchTopic extends notFoundError(
  'community.no-such-topic',
  'This topic is not available. Your text is saved on this device.',
) {}

export class NoSuchPost extends notFoundError('community.no-such-post', 'This post was deleted.') {}

export class NoSuchMember extends notFoundError('community.no-such-member', 'This member is not in the forum.') {}

export class NoSuchCategory extends notFoundError('community.no-such-category', 'Choose one of the categories.') {}

export class DisplayNameNotAllowed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'community.name-not-allowed';
}

export class DisplayNameTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.name-taken';
  override readonly extras: { readonly suggestion: string };
  constructor(suggestion: string) {
    super(`Another member has this name, or one that looks like it. You could use “${suggestion}”.`);
    this.extras = { suggestion };
  }
}

export class TopicClosed extends conflictError('community.topic-closed', 'This topic is closed for new replies.') {}

export class PostEmpty extends invalidError('community.post-empty', 'Write something first.') {}

export class PostTooLong extends invalidError(
  'community.post-too-long',
  'A post has at most 5,000 characters. Please divide it into two.',
) {}

export class MemberSuspended extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'community.suspended';
  override readonly extras: { readonly until: string; readonly reason: string | null };
  constructor(until: Date, reason: string | null) {
    super('You can read the forum but not write in it for now.');
    this.extras = { until: until.toISOString(), reason };
  }
}

export class PostAlreadySent extends conflictError(
  'community.post-exists',
  'You posted an earlier version of this. Your text is still here: check the topic, then send it as another post.',
) {}

export class PostEditExpired extends conflictError(
  'community.too-late-to-edit',
  'You can edit a post for 24 hours, as long as it is visible.',
) {}

export class PostRestoreExpired extends conflictError(
  'community.cannot-bring-back',
  'You can restore a post only in the first 5 minutes after you delete it.',
) {}

export class OwnPostNotAllowed extends forbiddenError('community.own-post', 'This is your own post.') {}

export class ContentChangedMeanwhile extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.changed-meanwhile';
  constructor(change: string) {
    super(`${change} Check it again, then decide.`);
  }
}

export class AdministratorRequiredToUndo extends forbiddenError(
  'community.administrator-decided',
  'An administrator decided this. Only an administrator can undo it.',
) {}

export class SuspensionEndRequired extends invalidError('community.until-needed', 'Choose a time in the future.') {}
