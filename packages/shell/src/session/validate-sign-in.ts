import { findFirstFieldError, type FieldError } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInFieldError = FieldError<'email' | 'password'>;

/** Returns the first broken rule; only this error is shown. */
export function validateSignIn(typed: { email: string; password: string }): SignInFieldError | undefined {
  return findFirstFieldError<'email' | 'password'>(passwordGrantRules, typed);
}
