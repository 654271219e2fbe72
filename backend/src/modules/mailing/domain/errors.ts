import { AppError, conflictError, invalidError, notFoundError } from '#kernel/app-error.ts';
import type { SuppressionReason } from './email-suppression.entity.ts';

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

export class AccountEmailUnconfirmed extends conflictError(
  'mailing.account-email-unconfirmed',
  'Confirm the email of your account first. Then you can choose what we send you.',
) {}

export class NewEmailTaken extends conflictError(
  'mailing.new-email-taken',
  'This email is already on our mailing list. Stop the emails to this one here, and choose with the link in an email to the other one.',
) {}

export class NewEmailSuppressed extends conflictError(
  'mailing.new-email-suppressed',
  'We cannot send to this email: earlier emails came back or were reported. Choose another one.',
) {}

export class ConfirmationLinkExpired extends notFoundError(
  'mailing.link-dead',
  'This link is too old or incomplete.',
) {}

const remedies: Readonly<Record<string, string>> = {
  'http-401': 'it refused the API key (status 401). Check RESEND_API_KEY.',
  'http-403': 'it refused the API key or the sender (status 403). Check RESEND_API_KEY and the domain of MAIL_FROM.',
  EAUTH: 'it refused the password. Check MAIL_SMTP_URL.',
};

export class EmailNotAccepted extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.not-accepted';
  constructor(reason: string) {
    super(`The email provider did not accept the email: ${remedies[reason] ?? reason}`);
  }
}

export class EmailNotReadable extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.not-readable';
  constructor(reason: string) {
    super(`The email provider did not return the received email: ${reason}`);
  }
}

export class UnknownMailDefinition extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.unknown-mail';
  constructor(name: string) {
    super(`No mail is called ${name}.`);
  }
}

export class InvalidMailEvent extends invalidError(
  'mailing.webhook-refused',
  'The signature is missing, wrong or older than 5 minutes, or the event is incomplete.',
) {}

export class SuppressedAddressNotFound extends notFoundError(
  'mailing.suppression-not-found',
  'This email is not suppressed any more. Reload the page.',
) {}

const suppressionStays: Readonly<Record<Exclude<SuppressionReason, 'bounced'>, string>> = {
  declined: 'This person asked for no emails. Only they can subscribe again, with the form on the site.',
  complained:
    'This person marked an email as spam. No emails of the mailing list are sent to this address again, even if they subscribe again. They can subscribe with another email. Emails about their account and payments are still sent.',
  imported:
    'This address was suppressed in an earlier system. No emails of the mailing list are sent to it again, even if the person subscribes again. They can subscribe with another email. Emails about their account and payments are still sent.',
};

export class SuppressionNotRemovable extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.suppression-stays';
  constructor(reason: keyof typeof suppressionStays) {
    super(suppressionStays[reason]);
  }
}
