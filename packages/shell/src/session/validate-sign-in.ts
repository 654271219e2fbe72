import { firstFieldError, type FieldError } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInError = FieldError<'email' | 'password'>;

/** Returns the first broken rule; only this error is shown. */
export function validateSignIn(typed: { email: string; password: string }): SignInError | undefined {
  return firstFieldError<'email' | 'password'>(passwordGrantRules, typed);
}
