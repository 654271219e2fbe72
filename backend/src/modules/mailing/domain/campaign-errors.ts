import { AppError, conflictError, notFoundError } from '#kernel/app-error.ts';

export class AudienceNotFound extends notFoundError('mailing.no-audience', 'This audience no longer exists.') {}

export class AudienceNameTaken extends conflictError(
  'mailing.audience-name-taken',
  'Another audience has this name. Choose another one.',
) {
  override readonly extras = { field: 'name' };
}

export class CampaignNotFound extends notFoundError('mailing.no-campaign', 'This campaign no longer exists.') {}

export class SubscriberNotFound extends notFoundError(
  'mailing.no-subscriber',
  'This person is no longer on the mailing list. Choose another one.',
) {}

/** A sent campaign, or one that is being sent, never changes. */
export class CampaignNotEditable extends conflictError(
  'mailing.campaign-not-draft',
  'Only a draft can be changed or deleted. Copy this campaign to write a new one.',
) {}

export class CampaignSlugTaken extends conflictError(
  'mailing.slug-taken',
  'Another campaign has this slug. Choose another one.',
) {
  override readonly extras = { field: 'slug' };
}

export class TestRecipientsNotStaff extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'mailing.test-not-staff';
  override readonly extras: { readonly emails: readonly string[] };
  constructor(emails: readonly string[]) {
    super(`A test can only go to staff. Remove ${emails.join(', ')}.`);
    this.extras = { emails };
  }
}

/** An editor sends a test only to their own email address. */
export class TestOnlyToSelf extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'mailing.test-only-to-self';
  constructor() {
    super('Editors send tests to their own email only. Ask an administrator to send one to others.');
  }
}

export class ChangedMeanwhile extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.changed-meanwhile';
  override readonly extras: { readonly updatedAt: string };
  constructor(updatedAt: Date) {
    super('Another person has changed this in the meantime. Open it again to see what is new, then save.');
    this.extras = { updatedAt: updatedAt.toISOString() };
  }
}
