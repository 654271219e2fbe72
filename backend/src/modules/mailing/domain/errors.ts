import { AppError, conflict, notFound } from '#kernel/app-error.ts';

/** The person behind the address has left the list; only they can come back, by the form on the site. */
export class AddressUnsubscribed extends conflict(
  'mailing.unsubscribed',
  'This person has left the list. They can join again with the form on the site.',
) {}

/** Nothing may be sent to the address: it bounced, its owner complained, or they asked for no emails at all. */
export class AddressSuppressed extends conflict(
  'mailing.suppressed',
  'This email is suppressed: we do not send to it.',
) {}

/** The address is not confirmed yet, so it gets no list emails. */
export class AddressUnconfirmed extends conflict(
  'mailing.unconfirmed',
  'This person has not confirmed the email yet.',
) {}

/** The link of a confirmation mail is too old, was made before the person left the list, or is none of ours. */
export class ConfirmationLinkDead extends notFound('mailing.link-dead', 'This link is too old or incomplete.') {}

/** The provider did not accept the email for now; it is tried again later, with the same content. */
export class EmailNotAccepted extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.not-accepted';
  constructor(reason: string) {
    super(`The email provider did not accept the email: ${reason}`);
  }
}

/** No file in `mails/` defines a mail of this name. */
export class UnknownMail extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.unknown-mail';
  constructor(name: string) {
    super(`No mail is called ${name}.`);
  }
}
