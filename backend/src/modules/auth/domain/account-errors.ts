import { forbidden, invalid, notFound } from '../../../kernel/app-error.ts';

/** No session of this person has this id. */
export class AccountSessionUnknown extends notFound(
  'account.session-not-found',
  'You are not signed in there any more.',
) {}

/** The password that was to prove who asks is not that of the account. */
export class PasswordWrong extends invalid('account.wrong-password', 'That is not your password.') {}

/** There is no password to ask for, and the sign-in that could prove who asks was too long ago. */
export class SignInTooOld extends forbidden('account.sign-in-again', 'Please sign in again first.') {}
