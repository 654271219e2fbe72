import { AppError } from '../../../kernel/app-error.ts';

/** The person behind the address has left the list; only they can come back, by the form on the site. */
export class AddressUnsubscribed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.unsubscribed';
  constructor() {
    super('This person has left the list. They can join again with the form on the site.');
  }
}

/** Nothing may be sent to the address: it bounced, its owner complained, or they asked for no letters at all. */
export class AddressSuppressed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.suppressed';
  constructor() {
    super('No letters may be sent to this address.');
  }
}

/** Nobody has said yet that they want letters at this address; until then none is sent. */
export class AddressUnconfirmed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'mailing.unconfirmed';
  constructor() {
    super('This person has been asked to confirm the address, and has not yet.');
  }
}

/** The link of a confirmation mail is too old, was made before the person left the list, or is none of ours. */
export class ConfirmationLinkDead extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'mailing.link-dead';
  constructor() {
    super('This link is too old, or lost a part on its way.');
  }
}

/** The mail service did not say that it took the letter; the attempt is made again later, with the same bytes. */
export class LetterNotTaken extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.letter-not-taken';
  constructor(reason: string) {
    super(`The mail service did not take the letter: ${reason}`);
  }
}
