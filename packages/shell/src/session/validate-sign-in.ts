import { findFirstFieldError, type FieldError } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInFieldError = FieldError<'email' | 'password'>;

/** Returns the first rule that the input breaks, because the form shows only one error. */
export function validateSignIn(typed: { email: string; password: string }): SignInFieldError | undefined {
  return findFirstFieldError<'email' | 'password'>(passwordGrantRules, typed);
}
