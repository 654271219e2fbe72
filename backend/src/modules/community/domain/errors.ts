import { AppError, conflict, forbidden, invalid, notFound } from '#kernel/app-error.ts';

/** Also thrown when the reader's tier does not include the topic's category. */
export class NoSuchTopic extends notFound(
  'community.no-such-topic',
  'This discussion is not available. Your text is saved on this device.',
) {}

/** Also thrown when the reader may not see the post. */
export class NoSuchPost extends notFound('community.no-such-post', 'This post was deleted.') {}

export class NoSuchMember extends notFound('community.no-such-member', 'This member is not in the forum.') {}

export class NoSuchCategory extends notFound('community.no-such-category', 'Choose one of the categories.') {}

/** The name is a link or email, or members could mistake it for the name of a staff member. */
export class NameNotAllowed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'community.name-not-allowed';
}

/** Another member's name looks the same. */
export class NameTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.name-taken';
  override readonly extras: { readonly suggestion: string };
  constructor(suggestion: string) {
    super(`Another member has this name, or one that looks like it. You could use “${suggestion}”.`);
    this.extras = { suggestion };
  }
}

export class TopicClosed extends conflict('community.topic-closed', 'This topic is closed for new replies.') {}

export class Suspended extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'community.suspended';
  override readonly extras: { readonly until: string; readonly reason: string | null };
  constructor(until: Date, reason: string | null) {
    super('You can read the forum but not write in it for now.');
    this.extras = { until: until.toISOString(), reason };
  }
}

/** The same clientId was sent before with other content; a new post needs a new clientId. */
export class PostExists extends conflict(
  'community.post-exists',
  'You posted an earlier version of this. Your text is still here: check the topic, then send it as another post.',
) {}

export class TooLateToEdit extends conflict(
  'community.too-late-to-edit',
  'A post can be edited for 24 hours, while it is shown.',
) {}

export class CannotRestore extends conflict(
  'community.cannot-bring-back',
  'A post can be brought back for 5 minutes.',
) {}

export class OwnPost extends forbidden('community.own-post', 'This is your own post.') {}

/** Another staff member decided on this post or topic, or a member reported it, since it was loaded. */
export class StaleVersion extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.changed-meanwhile';
  /** `change` is a full sentence. */
  constructor(change: string) {
    super(`${change} Check it again, then decide.`);
  }
}

export class AdministratorDecided extends forbidden(
  'community.administrator-decided',
  'An administrator decided this. Only an administrator can undo it.',
) {}

export class SuspensionEndRequired extends invalid('community.until-needed', 'Choose a time in the future.') {}
