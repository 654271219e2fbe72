import { AppError } from '../../../kernel/app-error.ts';

/** Without this person nobody could manage the product any more. */
export class LastAdministrator extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'account.last-administrator';
  constructor() {
    super('You are the only administrator. Make somebody else one first.');
  }
}

/** The days to return are over; the account is being erased. */
export class TooLateToReturn extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'account.too-late-to-return';
  constructor() {
    super('The 14 days to return are over, and your account is being deleted.');
  }
}
