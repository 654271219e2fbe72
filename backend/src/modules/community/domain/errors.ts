import { AppError, conflict, forbidden, invalid, notFound } from '../../../kernel/app-error.ts';

/** There is no such topic for this reader. */
export class NoSuchTopic extends notFound(
  'community.no-such-topic',
  'This discussion is not available. Your text is saved on this device.',
) {}

/** There is no such post for this reader. */
export class NoSuchPost extends notFound('community.no-such-post', 'This post was deleted.') {}

/** Nobody in the forum has this id. */
export class NoSuchMember extends notFound('community.no-such-member', 'This member is not in the forum.') {}

export class NoSuchCategory extends notFound('community.no-such-category', 'Choose one of the categories.') {}

/** A name that leads elsewhere, or that members could take for one of the staff. */
export class NameNotAllowed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'community.name-not-allowed';
}

/** Another member is shown by a name that looks like it. */
export class NameTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.name-taken';
  override readonly extras: { readonly suggestion: string };
  constructor(suggestion: string) {
    super(`Another member has this name, or one that looks like it. You could use “${suggestion}”.`);
    this.extras = { suggestion };
  }
}

/** Nobody writes there any more. */
export class TopicClosed extends conflict('community.topic-closed', 'This topic is closed for new replies.') {}

/** Staff have said that this person may read and not write. */
export class Suspended extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'community.suspended';
  override readonly extras: { readonly until: string; readonly reason: string | null };
  constructor(until: Date, reason: string | null) {
    super('You can read the forum but not write in it for now.');
    this.extras = { until: until.toISOString(), reason };
  }
}

/** The same clientId was sent with other content before. The content is a post of its own under another clientId. */
export class PostExists extends conflict(
  'community.post-exists',
  'You posted an earlier version of this. Your text is still here: check the topic, then send it as another post.',
) {}

export class TooLateToEdit extends conflict(
  'community.too-late-to-edit',
  'A post can be edited for 24 hours, while it is shown.',
) {}

export class CannotBringBack extends conflict(
  'community.cannot-bring-back',
  'A post can be brought back for 5 minutes.',
) {}

export class OwnPost extends forbidden('community.own-post', 'This is your own post.') {}

/** Somebody else of staff has decided meanwhile, or somebody has reported it. */
export class ChangedMeanwhile extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'community.changed-meanwhile';
  /** `change` is a sentence on what was done. */
  constructor(change: string) {
    super(`${change} Check it again, then decide.`);
  }
}

export class AdministratorDecided extends forbidden(
  'community.administrator-decided',
  'An administrator decided this. Only an administrator can undo it.',
) {}

export class UntilNeeded extends invalid('community.until-needed', 'Choose a time in the future.') {}
