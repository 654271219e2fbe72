import { AppError, conflictError, goneError, invalidError, notFoundError } from '#kernel/app-error.ts';

export class AudienceNotFound extends notFoundError('mailing.no-audience', 'This audience no longer exists.') {}

export class AudienceNameTaken extends conflictError(
  'mailing.audience-name-taken',
  'Another audience has this name. Choose another one.',
) {
  override readonly extras = { field: 'name' };
}

/** An administrator confirmed the number of recipients, so the audience must not change before sending. */
export class AudienceInUse extends conflictError(
  'mailing.audience-in-use',
  'A scheduled campaign uses this audience. Make the campaign a draft again first.',
) {}

export class CampaignNotFound extends notFoundError('mailing.no-campaign', 'This campaign no longer exists.') {}

export class SubscriberNotFound extends notFoundError(
  'mailing.no-subscriber',
  'This person is no longer on the mailing list. Choose another one.',
) {}

export class CampaignNotEditable extends conflictError(
  'mailing.campaign-not-draft',
  'Only a draft can be changed or deleted. Copy this campaign to write a new one.',
) {}

export class CampaignSlugTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.slug-taken';
  override readonly extras: { readonly field: string; readonly suggestion: string };
  constructor(suggestion: string) {
    super(`Another campaign has this slug. Use ${suggestion}, or another one.`);
    this.extras = { field: 'slug', suggestion };
  }
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

export class CampaignAlreadySent extends conflictError(
  'mailing.campaign-already-sent',
  'This campaign is already scheduled or sent. Open it again to see its state.',
) {}

export class CampaignHasFaults extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.campaign-has-faults';
  override readonly extras: { readonly faults: readonly object[] };
  constructor(faults: readonly { readonly message: string }[]) {
    super(`Correct this before you send: ${faults.map(({ message }) => message).join(' ')}`);
    this.extras = { faults };
  }
}

export class RecipientsChanged extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.recipients-changed';
  override readonly extras: { readonly recipients: number };
  constructor(recipients: number) {
    super(`The campaign would go to ${recipients} people now. Confirm this number.`);
    this.extras = { recipients };
  }
}

export class RecipientNumberNotTyped extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.number-not-typed';
  override readonly extras: { readonly recipients: number };
  constructor(recipients: number) {
    super(`This goes to the whole list. Type the number of people: ${recipients}.`);
    this.extras = { recipients };
  }
}

export class SendTimePassed extends invalidError('mailing.send-time-passed', 'Choose a time in the future.') {
  override readonly extras = { field: 'sendAt' };
}

export class CampaignNotScheduled extends conflictError(
  'mailing.campaign-not-scheduled',
  'This can no longer be undone: the campaign is not scheduled. You can pause or end it while it is being sent.',
) {}

export class CampaignNotPausable extends conflictError(
  'mailing.campaign-not-sending',
  'Only a campaign that is being sent can be paused.',
) {}

export class CampaignNotResumable extends conflictError(
  'mailing.campaign-not-paused',
  'Only a paused campaign can be resumed.',
) {}

export class CampaignNotStoppable extends conflictError(
  'mailing.campaign-not-open',
  'Only a campaign that is being sent or is paused can be ended.',
) {}

export class LetterNotFound extends notFoundError(
  'mailing.no-letter',
  'There is no letter with this URL. All letters are at /letters.',
) {}

export class LetterRemoved extends goneError('mailing.letter-removed', 'This letter is no longer public.') {}

export class CampaignNotSent extends conflictError(
  'mailing.campaign-not-sent',
  'Only a campaign that was sent, and not ended early, can have a page on the site.',
) {}

export class CampaignSlugMissing extends invalidError('mailing.no-slug', 'Write the slug of its page.') {
  override readonly extras = { field: 'slug' };
}
