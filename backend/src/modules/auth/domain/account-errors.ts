import { AppError } from '../../../kernel/app-error.ts';

/** No session of this person has this id. */
export class AccountSessionUnknown extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'account.session-not-found';
  constructor() {
    super('You are not signed in there any more.');
  }
}

/** The password that was to prove who asks is not that of the account. */
export class PasswordWrong extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'account.wrong-password';
  constructor() {
    super('That is not your password.');
  }
}

/** There is no password to ask for, and the sign-in that could prove who asks was too long ago. */
export class SignInTooOld extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'account.sign-in-again';
  constructor() {
    super('Please sign in again first.');
  }
}
