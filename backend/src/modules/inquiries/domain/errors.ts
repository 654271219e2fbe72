import { AppError } from '../../../kernel/app-error.ts';

/** There is no such inquiry, or it was forgotten with an account. */
export class UnknownInquiry extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'inquiries.unknown';
  constructor() {
    super('This inquiry does not exist any more.');
  }
}

/** The key of a form names what was sent before, and that was something else. */
export class FormKeyUsed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'inquiries.key-used';
  constructor() {
    super('Other words were sent with this key already. Send these with a new one.');
  }
}
