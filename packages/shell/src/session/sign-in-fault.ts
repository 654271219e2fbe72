import { firstFault, type FieldFault } from '../form-rules/form-rules.ts';
import { passwordGrantRules } from '../../dist/api-rules.ts';

export type SignInFault = FieldFault<'email' | 'password'>;

/** The first rule that what was typed breaks, if any; it is the only one shown. */
export function signInFault(typed: { email: string; password: string }): SignInFault | undefined {
  return firstFault<'email' | 'password'>(passwordGrantRules, typed);
}
