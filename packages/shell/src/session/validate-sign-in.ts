import { findFirstFieldError, type FieldError } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInFieldError = FieldError<'email' | 'password'>;

export function validateSignIn(typed: { email: string; password: string }): SignInFieldError | undefined {
  return findFirstFieldError<'email' | 'password'>(passwordGrantRules, typed);
}
