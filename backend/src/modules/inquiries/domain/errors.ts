import { conflict, notFound } from '../../../kernel/app-error.ts';

/** There is no such inquiry, or it was forgotten with an account. */
export class UnknownInquiry extends notFound('inquiries.unknown', 'This inquiry does not exist any more.') {}

/** The idempotency key of a form was used before with other content. */
export class FormKeyUsed extends conflict(
  'inquiries.key-used',
  'Other words were sent with this key already. Send these with a new one.',
) {}
