import { AppError, conflictError, notFoundError } from '#kernel/app-error.ts';

export class EmailUnsubscribed extends conflictError(
  'mailing.unsubscribed',
  'This person has unsubscribed. They can join again with the form on the site.',
) {}

export class EmailSuppressed extends conflictError(
  'mailing.suppressed',
  'This email is suppressed: we do not send to it.',
) {}

export class EmailUnconfirmed extends conflictError(
  'mailing.unconfirmed',
  'This person has not confirmed the email yet.',
) {}

/** The confirmation link has expired, was sent before an unsubscription, or has an invalid signature. */
export class ConfirmationLinkExpired extends notFoundError(
  'mailing.link-dead',
  'This link is too old or incomplete.',
) {}

/** The email provider did not accept the email at this attempt; the same email is sent again later. */
export class EmailNotAccepted extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.not-accepted';
  constructor(reason: string) {
    super(`The email provider did not accept the email: ${reason}`);
  }
}

export class UnknownMailDefinition extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.unknown-mail';
  constructor(name: string) {
    super(`No mail is called ${name}.`);
  }
}
