import { firstFault, type FieldFault } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInFault = FieldFault<'email' | 'password'>;

/** Returns the first broken rule; only this error is shown. */
export function signInFault(typed: { email: string; password: string }): SignInFault | undefined {
  return firstFault<'email' | 'password'>(passwordGrantRules, typed);
}
