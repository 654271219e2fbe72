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

/** The mail service did not say that it took the letter; the attempt is made again later, with the same bytes. */
export class LetterNotTaken extends AppError {
  override readonly kind = 'unavailable';
  override readonly code = 'mailing.letter-not-taken';
  constructor(reason: string) {
    super(`The mail service did not take the letter: ${reason}`);
  }
}
