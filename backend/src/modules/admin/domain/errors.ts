import { AppError } from '../../../kernel/app-error.ts';

/** What roles somebody holds is their own affair, and the staff's. */
export class NotYourRoles extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'request.forbidden';
  constructor() {
    super('You can only ask about your own roles.');
  }
}

/** Nobody has this account, or nobody has it any more. */
export class UnknownAccount extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'admin.unknown-account';
  constructor() {
    super('This account does not exist any more.');
  }
}
